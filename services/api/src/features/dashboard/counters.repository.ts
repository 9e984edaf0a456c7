import { type Dashboard, fixedVisits } from '@torneo/contracts/dashboard'
import type { Database } from '../../platform/database'

/** How much content there is; the visits are a fixed text (R26). */
export function createCountersRepository(database: Database) {
  const count = (name: string) => database.collection(name).countDocuments()
  return {
    async read(): Promise<Dashboard['counters']> {
      const [sports, events, galleries, sponsors, hallOfFame] = await Promise.all(
        ['landing_sports', 'schedule', 'gallery_groups', 'sponsors', 'hall_of_fame'].map(count))
      return { sports: sports ?? 0, events: events ?? 0, galleries: galleries ?? 0, sponsors: sponsors ?? 0, hallOfFame: hallOfFame ?? 0, visits: fixedVisits }
    },
  }
}
