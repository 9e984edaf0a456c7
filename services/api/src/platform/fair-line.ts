import { rateLimited, unavailable } from './problems'

interface FairLineOptions {
  /** Jobs at once. */
  readonly width: number
  /** Jobs that may wait: of one party, and of all. */
  readonly each: number
  readonly all: number
}

/**
 * Runs jobs a few at once. The parties that wait take turns, so that however much one of them asks for, another waits for one job of each.
 * Who has too many waiting is refused at once (429), and so is everyone while too many wait in all (503).
 */
export function createFairLine({ width, each, all }: FairLineOptions) {
  /** What waits, by party; whose turn is next comes first. */
  const waiting = new Map<string, (() => void)[]>()
  let total = 0
  let running = 0

  function next(): void {
    const [turn] = waiting
    if (!turn) {
      running -= 1
      return
    }
    // The place is handed on, so nobody slips in between.
    const [party, [start, ...rest]] = turn
    waiting.delete(party)
    if (rest.length > 0) waiting.set(party, rest)
    total -= 1
    start?.()
  }

  return async <T>(party: string, job: () => Promise<T>): Promise<T> => {
    if (running < width) running += 1
    else {
      const own = waiting.get(party) ?? []
      if (own.length >= each) throw rateLimited(1)
      if (total >= all) throw unavailable()
      total += 1
      await new Promise<void>((resolve) => waiting.set(party, [...own, resolve]))
    }
    try {
      return await job()
    } finally {
      next()
    }
  }
}
