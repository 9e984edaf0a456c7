/** Longer than any request lasts, in milliseconds: a tab that a phone put to sleep is not waited for. */
const patience = 20_000

/** Does the work while no other tab of this device does work of the same name. */
export type WithLock = <T>(name: string, work: () => Promise<T>) => Promise<T>

/**
 * One tab at a time sends the actions of a match. A lock may be stolen, since keys make a repeated request count once. Without locks (browsers
 * offer none on plain http) two tabs may send at the same time: each action still counts once, but an action of one tab may overtake one that the
 * other wrote a moment before.
 */
export function createQueueLock(locks: LockManager | null): WithLock {
  if (!locks) return (_, work) => work()
  return async (name, work) => {
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(), patience)
    let isGranted = false
    const granted = () => {
      isGranted = true
      clearTimeout(timer)
      return work()
    }
    try {
      return await locks.request(`torneo:live-turn:${name}`, { signal: waiting.signal }, granted)
    } catch (error) {
      if (isGranted || !waiting.signal.aborted) throw error
      return locks.request(`torneo:live-turn:${name}`, { steal: true }, granted)
    }
  }
}
