import { safeStorage } from '../../parts/safe-storage'

const storage = safeStorage(() => localStorage)

/** Reads an entry of this device; null if there is none or if it is not readable. */
export function readEntry<Value>(key: string): Value | null {
  try {
    return JSON.parse(storage.read(key) ?? 'null') as Value | null
  } catch {
    return null
  }
}

/** Stores an entry of this device, which lasts until the screen is left where storage is full or forbidden; null removes it. */
export function writeEntry(key: string, value: unknown): void {
  if (value === null) storage.remove(key)
  else storage.write(key, JSON.stringify(value))
}
