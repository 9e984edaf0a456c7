import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isReady = false

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

/** Marks the panel and the board's first reads as stored, so that a reload without a connection opens them (B18). */
export function markOfflineReady(): void {
  isReady = true
  for (const listener of listeners) listener()
}

/** True once the service worker has stored all that this page needs to open without a connection. */
export const useOfflineReady = (): boolean => useSyncExternalStore(subscribe, () => isReady)
