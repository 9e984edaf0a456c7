import { rateLimited, unavailable } from './problems'
import { after } from './timers'

interface FairQueueOptions {
  /** Jobs at once. */
  readonly concurrency: number
  /** Jobs that may wait: of one client, and of all. */
  readonly maxPerClient: number
  readonly max: number
  /** After a job that failed its slot stays empty for five times as long as that took, at most these milliseconds: a flood of failures leaves room. */
  readonly rest?: number
}

/**
 * Runs jobs a few at once. Clients take turns, so that however much one of them asks for, another waits for one job of each.
 * A client with too many waiting jobs is rejected at once (429), and so is everyone while too many wait in all (503).
 */
export function createFairQueue({ concurrency, maxPerClient, max, rest = 0 }: FairQueueOptions) {
  /** Waiting jobs by client; whose turn is next comes first. */
  const waiting = new Map<string, (() => void)[]>()
  let total = 0
  let running = 0

  function next(): void {
    const [turn] = waiting
    if (!turn) {
      running -= 1
      return
    }
    // The slot is handed on, so that no other job takes it in between.
    const [client, [start, ...rest]] = turn
    waiting.delete(client)
    if (rest.length > 0) waiting.set(client, rest)
    total -= 1
    start?.()
  }

  return async <T>(client: string, job: () => Promise<T>): Promise<T> => {
    if (running < concurrency) running += 1
    else {
      const own = waiting.get(client) ?? []
      if (own.length >= maxPerClient) throw rateLimited(1)
      if (total >= max) throw unavailable()
      total += 1
      await new Promise<void>((resolve) => waiting.set(client, [...own, resolve]))
    }
    const since = performance.now()
    try {
      const result = await job()
      next()
      return result
    } catch (error) {
      const pause = Math.min(rest, 5 * (performance.now() - since))
      if (pause > 0) after(pause, next)
      else next()
      throw error
    }
  }
}
