/** Reads an entry of this device; null if there is none or if it is not readable. */
export function readStored<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null
  } catch {
    return null
  }
}

/** Stores an entry of this device; null removes it. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or forbidden: the entry lasts until the screen is left.
  }
}
