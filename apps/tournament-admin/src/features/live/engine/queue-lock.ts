import { outlivesScreen } from '@torneo/panel/screen/outlives-screen'

/** Timeout in milliseconds, longer than any request: a lock of a suspended tab is not waited for. */
const timeoutMs = 20_000

/** Runs the work exclusively among the tabs of this device. */
export type WithLock = <T>(name: string, work: () => Promise<T>) => Promise<T>

/**
 * Allows one tab at a time to send a match's actions. A lock may be stolen, because keys make a repeated request count
 * once. If locks are missing (browsers offer none on plain http), two tabs may send at the same time: each action still
 * counts once, but may overtake one that the other tab queued a moment before.
 */
export function createQueueLock(locks: LockManager | null): WithLock {
  if (!locks) return (_, work) => work()
  return async (name, work) => {
    const waiting = new AbortController()
    const timer = setTimeout(
      outlivesScreen(() => waiting.abort()),
      timeoutMs,
    )
    let isGranted = false
    const runGranted = () => {
      isGranted = true
      clearTimeout(timer)
      return work()
    }
    try {
      return await locks.request(`torneo:live-turn:${name}`, { signal: waiting.signal }, runGranted)
    } catch (error) {
      if (isGranted || !waiting.signal.aborted) throw error
      return locks.request(`torneo:live-turn:${name}`, { steal: true }, runGranted)
    }
  }
}
