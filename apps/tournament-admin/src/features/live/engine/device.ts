import { outlivesScreen } from '@torneo/panel/screen/outlives-screen'
import { safeStorage, type SafeStorage } from '../../../parts/safe-storage'
import { withBackup } from './device-backup'
import { indexedBackup } from './indexed-backup'

/** The browser features that the engine uses. */
export interface Device {
  readonly storage: SafeStorage
  /** Null on a plain http address: browsers offer locks on https only. */
  readonly locks: LockManager | null
  /** Calls back when another tab has written to the storage. */
  readonly onOtherTab: (listener: () => void) => void
  /** Calls back when the network may have returned, or the page becomes visible again. */
  readonly onReturn: (listener: () => void) => void
  /** Calls back when the page may be about to end. */
  readonly onLeave: (listener: () => void) => void
}

/** Adapts the current browser. What waits on this device is sent while other screens are shown, too. */
export function thisDevice(): Device {
  const onVisibility = (state: DocumentVisibilityState, listener: () => void) =>
    document.addEventListener(
      'visibilitychange',
      outlivesScreen(() => {
        if (document.visibilityState === state) listener()
      }),
    )
  const refreshes: (() => void)[] = []
  const returns: (() => void)[] = []
  const onRestored = () => {
    for (const listener of [...refreshes, ...returns]) listener()
  }
  const storage = safeStorage(() => window.localStorage)
  return {
    storage: 'indexedDB' in window ? withBackup(storage, indexedBackup(), onRestored) : storage,
    locks: 'locks' in navigator ? navigator.locks : null,
    onOtherTab: (listener) => {
      refreshes.push(listener)
      window.addEventListener('storage', outlivesScreen(listener))
    },
    onReturn: (listener) => {
      returns.push(listener)
      window.addEventListener('online', outlivesScreen(listener))
      onVisibility('visible', listener)
    },
    onLeave: (listener) => {
      window.addEventListener('pagehide', outlivesScreen(listener))
      onVisibility('hidden', listener)
    },
  }
}
