import { useSyncExternalStore } from 'react'

let isBroken = false
const listeners = new Set<() => void>()

/** Breaks the section's part of the panel's notices, on this page. */
export function breakNotice(): void {
  isBroken = true
  for (const listener of listeners) listener()
}

/** True once the part is broken. */
export const useIsBroken = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => isBroken,
  )
