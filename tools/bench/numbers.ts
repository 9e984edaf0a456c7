/** The value that this share of all is below; 0.5 is the median. */
export const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

/** The median of each figure of several turns, so that what else the machine does in one of them counts for nothing. */
export async function medians<K extends string>(turns: number, turn: () => Promise<Readonly<Record<K, number>>>): Promise<Record<K, number>> {
  const all: Readonly<Record<K, number>>[] = []
  while (all.length < turns) all.push(await turn())
  const names = Object.keys(all[0] ?? {}) as K[]
  return Object.fromEntries(names.map((name) => [name, percentile(all.map((one) => one[name]), 0.5)])) as Record<K, number>
}

/** Milliseconds that some work took. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}

/** So many callers, each with its next call as soon as its last is answered; gives the milliseconds of each call. */
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
