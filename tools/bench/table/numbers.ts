/** Value below which this share of all values lies; 0.5 is the median. */
export const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

/** Milliseconds that some work takes. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}

/**
 * Runs concurrent callers that share the calls, each making its next one when the previous one is finished; returns the
 * milliseconds of each call.
 */
export async function together(
  callers: number,
  calls: number,
  call: (index: number) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (next < calls) {
        const index = next
        next += 1
        times.push(await timeOf(() => call(index)))
      }
    }),
  )
  return times
}
