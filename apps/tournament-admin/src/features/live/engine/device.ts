/** The browser's storage, which may be full, refused or absent: a read gives null then, a write says whether it was stored. */
export interface SafeStorage {
  /** Null where it cannot be read at all. */
  readonly names: (prefix: string) => readonly string[] | null
  readonly read: (name: string) => string | null
  readonly write: (name: string, text: string) => boolean
  readonly remove: (name: string) => void
}

/** What the engine needs of the browser. */
export interface Device {
  readonly storage: SafeStorage
  /** Null on a plain http address: browsers offer them on https only. */
  readonly locks: LockManager | null
  /** Calls back when another tab wrote to the storage. */
  readonly onOtherTab: (listener: () => void) => void
  /** Calls back when there may be a network again, or somebody looks at the page again. */
  readonly onReturn: (listener: () => void) => void
  /** Calls back when the page may be gone the next moment. */
  readonly onLeave: (listener: () => void) => void
}

export function safeStorage(storageOf: () => Storage | null): SafeStorage {
  function attempt<T>(work: (storage: Storage) => T, failed: T): T {
    try {
      const storage = storageOf()
      return storage ? work(storage) : failed
    } catch {
      return failed
    }
  }
  return {
    names: (prefix) => attempt((storage) =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((name) => name.startsWith(prefix)), null),
    read: (name) => attempt((storage) => storage.getItem(name), null),
    write: (name, text) => attempt((storage) => {
      storage.setItem(name, text)
      return true
    }, false),
    remove: (name) => attempt((storage) => storage.removeItem(name), undefined),
  }
}

/** The browser that the panel runs in. */
export function thisDevice(): Device {
  const onVisibility = (state: DocumentVisibilityState, listener: () => void) =>
    document.addEventListener('visibilitychange', () => { if (document.visibilityState === state) listener() })
  return {
    storage: safeStorage(() => window.localStorage),
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
