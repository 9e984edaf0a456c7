/** The value that this share of all is below; 0.5 is the median. */
export const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

/** Milliseconds that some work took. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}

/** Shares calls among so many callers, each of whom makes its next call as soon as its last is answered; gives the milliseconds of each call. */
export async function together(callers: number, calls: number, call: (place: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let next = 0
  await Promise.all(Array.from({ length: callers }, async () => {
    while (next < calls) {
      const place = next
      next += 1
      times.push(await timeOf(() => call(place)))
    }
  }))
  return times
}
