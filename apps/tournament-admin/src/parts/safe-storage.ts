/** Browser storage that may be full, forbidden or absent: reads then return null, writes return false. */
export interface SafeStorage {
  /** Null if the storage is unreadable. */
  readonly names: (prefix: string) => readonly string[] | null
  readonly read: (name: string) => string | null
  readonly write: (name: string, text: string) => boolean
  readonly remove: (name: string) => void
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
    names: (prefix) =>
      attempt(
        (storage) =>
          Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((name) =>
            name.startsWith(prefix),
          ),
        null,
      ),
    read: (name) => attempt((storage) => storage.getItem(name), null),
    write: (name, text) =>
      attempt((storage) => {
        storage.setItem(name, text)
        return true
      }, false),
    remove: (name) => attempt((storage) => storage.removeItem(name), undefined),
  }
}
