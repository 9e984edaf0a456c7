/** Reads a value stored on this device; null when there is none or the browser denies storage. */
export function recall<T>(name: string): Partial<T> | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as Partial<T> | null
  } catch {
    return null
  }
}

/** Stores a value on this device, if the browser allows it. */
export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Callers work without the stored value.
  }
}
