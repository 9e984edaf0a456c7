import { useEffect, useRef, type RefObject } from 'react'

/** The id of the element that takes the focus for a user's row. */
export function rowFocusId(userId: string): string {
  return `usuario-${userId}`
}

interface Kept {
  readonly holder: Element
  readonly userIds: readonly string[]
}

/**
 * Keeps the focus when the control that has it goes away with its row: once `holder` has left the page, the focus moves to the
 * first row of `userIds` that is there, else to `fallback`. It is never taken from where the person has gone meanwhile.
 */
export function useKeptFocus(fallback: RefObject<HTMLElement | null>): (holder: Element, userIds: readonly string[]) => void {
  const kept = useRef<Kept | null>(null)
  // After every drawing: only then is it known whether the holder is still there.
  useEffect(() => {
    if (!kept.current || kept.current.holder.isConnected) return
    const { userIds } = kept.current
    kept.current = null
    if (document.activeElement !== document.body) return
    const row = userIds.map((id) => document.getElementById(rowFocusId(id))).find((element) => element !== null)
    const target = row ?? fallback.current
    target?.focus()
  })
  return (holder, userIds) => {
    kept.current = { holder, userIds }
  }
}
