import type { Database } from './database'

/** Milliseconds for which a measurement counts: a primary that was replaced, or its clock set, is noticed after that. */
const worth = 10_000

/**
 * The database's clock, without a question each time: the difference to this process's own steady clock is measured again every ten seconds, with an
 * error of half a round trip at most. All nodes go by it, whatever their own clocks say.
 */
export function createDatabaseClock(database: Pick<Database, 'time'>) {
  let difference = 0
  let measuredAt = -Infinity
  let measuring: Promise<void> | null = null

  async function measure(): Promise<void> {
    const sentAt = performance.now()
    const time = await database.time()
    const now = performance.now()
    difference = time - (sentAt + now) / 2
    measuredAt = now
  }

  return {
    async now(): Promise<Date> {
      if (performance.now() - measuredAt > worth) await (measuring ??= measure().finally(() => { measuring = null }))
      return new Date(Math.round(performance.now() + difference))
    },
  }
}
