import { useEffect, useRef } from 'react'

/** Ids of what takes the focus around a collection called `name`: its search, its 'new' button, and one place for each record. */
export const focusIds = (name: string) => ({
  new: `${name}-new`,
  search: `${name}-search`,
  record: (id: string) => `${name}-${id}-edit`,
})

/** When the focus went away with what had it: the first of `ids` that is in the page takes it. Nobody's focus is taken from them. */
export function restoreFocus(ids: readonly string[]): void {
  if (document.activeElement !== document.body && document.activeElement !== null) return
  ids.map((id) => document.getElementById(id)).find((element) => element !== null)?.focus()
}

interface Target {
  readonly holder: Element
  readonly ids: readonly string[]
}

/**
 * Keeps the focus when the control that has it goes away with its row: once `holder` has left the page, the focus moves to the first
 * element of `ids` that is there.
 */
export function useKeptFocus(): (holder: Element | null, ids: readonly string[]) => void {
  const target = useRef<Target | null>(null)
  // After every drawing: only then is it known whether the holder is still there.
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
