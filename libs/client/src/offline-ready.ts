import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isReady = false

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

/** Marks that this device stores the panel and what the board reads first: a reload without a connection opens it (B18). */
export function markOfflineReady(): void {
  isReady = true
  for (const listener of listeners) listener()
}

/** Whether this page would open again without a connection; false until the service worker has stored all of it. */
export const useOfflineReady = (): boolean => useSyncExternalStore(subscribe, () => isReady)
