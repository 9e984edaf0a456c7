/** Milliseconds for which a measurement is valid: a new primary, or a change of its clock, is noticed after that. */
const validMs = 10_000
/**
 * Milliseconds: a smaller step back is an error of measurement, and the clock stands still until time has caught up.
 */
const errorMs = 1000

/**
 * The database's clock without a query each time: its difference from this process's monotonic clock is measured every
 * ten seconds, with an error of at most half a round trip. All nodes use it, whatever their own clocks say. `read`
 * returns milliseconds since 1970.
 */
export function createDatabaseClock(read: () => Promise<number>): () => Promise<Date> {
  let difference = 0
  let measuredAt = -Infinity
  let latest = 0
  let measuring: Promise<void> | null = null

  async function measure(): Promise<void> {
    const sentAt = performance.now()
    const time = await read()
    const now = performance.now()
    difference = time - (sentAt + now) / 2
    measuredAt = now
  }

  return async () => {
    if (performance.now() - measuredAt > validMs)
      await (measuring ??= measure().finally(() => {
        measuring = null
      }))
    const now = Math.round(performance.now() + difference)
    latest = now < latest && latest - now < errorMs ? latest : now
    return new Date(latest)
  }
}
