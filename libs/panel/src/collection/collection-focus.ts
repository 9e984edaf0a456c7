import { useEffect, useRef } from 'react'

/** Ids of the focus targets of a collection called `name`: its search, its 'new' button, and one element per record. */
export const focusIds = (name: string) => ({
  new: `${name}-new`,
  search: `${name}-search`,
  record: (id: string) => `${name}-${id}-edit`,
})

/** Moves a lost focus to the first of `ids` in the page. Does nothing while another element has the focus. */
export function restoreFocus(ids: readonly string[]): void {
  if (document.activeElement !== document.body && document.activeElement !== null) return
  ids
    .map((id) => document.getElementById(id))
    .find((element) => element !== null)
    ?.focus()
}

interface Target {
  readonly holder: Element
  readonly ids: readonly string[]
}

/**
 * Moves the focus when its control is removed together with its row: once `holder` has left the page, the first
 * existing element of `ids` gets the focus.
 */
export function useFocusHandover(): (holder: Element | null, ids: readonly string[]) => void {
  const target = useRef<Target | null>(null)
  // Runs after every render, because only then is it known whether the holder is still in the page.
  useEffect(() => {
    if (!target.current || target.current.holder.isConnected) return
    const { ids } = target.current
    target.current = null
    restoreFocus(ids)
  })
  return (holder, ids) => {
    target.current = holder && { holder, ids }
  }
}
