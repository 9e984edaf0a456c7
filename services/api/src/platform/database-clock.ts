/** Milliseconds for which a measurement counts: a primary that was replaced, or its clock set, is noticed after that. */
const validMs = 10_000
/** A step back of up to this is an error of the measurement, and time stands still for as long. */
const errorMs = 1000

/**
 * The database's clock, without a question each time: the difference to this process's own steady clock is measured again every ten seconds, with an
 * error of half a round trip at most. All nodes go by it, whatever their own clocks say. `read` gives milliseconds since 1970.
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
    if (performance.now() - measuredAt > validMs) await (measuring ??= measure().finally(() => { measuring = null }))
    const now = Math.round(performance.now() + difference)
    latest = now < latest && latest - now < errorMs ? latest : now
    return new Date(latest)
  }
}
