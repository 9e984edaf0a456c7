/** What this device remembers under a name; null without it, or where the browser refuses storage. */
export function recall<T>(name: string): Partial<T> | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as Partial<T> | null
  } catch {
    return null
  }
}

/** Remembers it on this device, where the browser lets it. */
export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Whoever asks for it can do without.
  }
}
