import { useSyncExternalStore } from 'react'
import type { useLocation } from '@torneo/router'

/** Where a pane stands: what the address says, or will say. */
export type PaneLocation = ReturnType<typeof useLocation>

let ahead: PaneLocation | null = null
const listeners = new Set<() => void>()

function set(next: PaneLocation | null): void {
  ahead = next
  for (const listener of listeners) listener()
}

/** Has the screen of this path drawn out of sight, so that the click only has to show it; one at a time, whichever was wanted last. */
export function drawAhead(pathname: string): void {
  if (window.location.pathname !== pathname) set({ pathname, search: '', hash: '', state: null, key: 'ahead' })
}

export const forgetAhead = () => set(null)

/** Where the screen stands that was last wanted. */
export function usePaneAhead(): PaneLocation | null {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, () => ahead)
}
