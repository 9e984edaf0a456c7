import { setTimeout as delay } from 'node:timers/promises'

/** Lets through one at a time, in the order in which they came. */
export function createGate() {
  let last: Promise<void> = Promise.resolve()

  return {
    /** Gives the function that lets the next one through; null when the turn did not come within so many milliseconds. */
    async enter(patience: number): Promise<(() => void) | null> {
      const before = last
      let leave = (): void => undefined
      last = new Promise((resolve) => {
        leave = resolve
      })
      const over = new AbortController()
      const isOpen = await Promise.race([
        before.then(() => true), delay(Math.max(0, patience), false, { signal: over.signal, ref: false }).catch(() => false),
      ])
      over.abort()
      if (isOpen) return leave
      void before.then(leave)
      return null
    },
  }
}
