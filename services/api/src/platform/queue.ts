/** Runs at most `limit` jobs at once; the others wait in line. */
export function createQueue(limit: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      // The place is handed on, so nobody slips in between.
      if (next) next()
      else running -= 1
    }
  }
}
