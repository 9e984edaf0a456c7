import { type Dashboard, fixedVisits } from '@torneo/contracts/dashboard'
import type { Database } from '../../platform/database'

/** How much content there is; the visits are a fixed text (R26). */
export function createCountersRepository(database: Database) {
  const count = (name: string) => database.collection(name).countDocuments()
  return {
    async read(): Promise<Dashboard['counters']> {
      const [sports, events, galleries, sponsors, hallOfFame] = await Promise.all([
        count('landing_sports'), count('schedule'), count('gallery_groups'), count('sponsors'), count('hall_of_fame'),
      ])
      return { sports, events, galleries, sponsors, hallOfFame, visits: fixedVisits }
    },
  }
}
