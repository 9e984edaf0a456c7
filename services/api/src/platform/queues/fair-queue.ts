import { after } from '@torneo/serving/timers'
import { rateLimited, unavailable } from '../http/problems'

interface FairQueueOptions {
  /** Jobs that run at the same time. */
  readonly concurrency: number
  /** Maximum number of waiting jobs: per client, and in total. */
  readonly maxPerClient: number
  readonly max: number
  /**
   * Maximum pause of a slot after a failed job, in milliseconds; it pauses five times as long as the job took, so that
   * a flood of failures leaves room for others.
   */
  readonly rest?: number
}

/**
 * Runs a few jobs at a time. Clients take turns, so that one client's many jobs delay another's by one job at most. A
 * client with too many waiting jobs is rejected at once (429), and so is everyone while too many wait in total (503).
 */
export function createFairQueue({ concurrency, maxPerClient, max, rest = 0 }: FairQueueOptions) {
  /** Waiting jobs by client; the client whose turn is next comes first. */
  const queues = new Map<string, (() => void)[]>()
  let total = 0
  let running = 0

  function next(): void {
    const [next] = queues
    if (!next) {
      running -= 1
      return
    }
    // Passes the slot on, so that no other job takes it in between.
    const [client, [start, ...rest]] = next
    queues.delete(client)
    if (rest.length > 0) queues.set(client, rest)
    total -= 1
    start?.()
  }

  return async <T>(client: string, job: () => Promise<T>): Promise<T> => {
    if (running < concurrency) running += 1
    else {
      const ownQueue = queues.get(client) ?? []
      if (ownQueue.length >= maxPerClient) throw rateLimited(1)
      if (total >= max) throw unavailable()
      total += 1
      await new Promise<void>((resolve) => queues.set(client, [...ownQueue, resolve]))
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
