/** What the engine needs of the browser. */
export interface Device {
  /** Null where it is refused: actions are kept for as long as the page is open. */
  readonly storage: Storage | null
  /** Null on a plain http address: browsers offer them on https only. */
  readonly locks: LockManager | null
  /** Calls back when another tab wrote to the storage. */
  readonly onOtherTab: (listener: () => void) => void
  /** Calls back when there may be a network again, or somebody looks at the page again. */
  readonly onReturn: (listener: () => void) => void
  /** Calls back when the page may be gone the next moment. */
  readonly onLeave: (listener: () => void) => void
}

function ownStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** The browser that the panel runs in. */
export function thisDevice(): Device {
  const onVisibility = (state: DocumentVisibilityState, listener: () => void) =>
    document.addEventListener('visibilitychange', () => { if (document.visibilityState === state) listener() })
  return {
    storage: ownStorage(),
    locks: 'locks' in navigator ? navigator.locks : null,
    onOtherTab: (listener) => window.addEventListener('storage', listener),
    onReturn: (listener) => {
      window.addEventListener('online', listener)
      onVisibility('visible', listener)
    },
    onLeave: (listener) => {
      window.addEventListener('pagehide', listener)
      onVisibility('hidden', listener)
    },
  }
}
