import { type Dashboard, fixedVisits } from '@torneo/contracts/site/dashboard'
import { anyRow } from '../../platform/database/checked-collection'
import type { Database } from '../../platform/database/database'
import { visible } from '../../platform/database/soft-delete'

/** Counted collections, by their name on the dashboard. */
export const countedCollections = {
  sports: 'landing_sports',
  events: 'schedule',
  galleries: 'gallery_groups',
  sponsors: 'sponsors',
  hallOfFame: 'hall_of_fame',
} as const

/** Counts the published content; the number of visits is a fixed text (R26). */
export function createCountersRepository(database: Database) {
  const count = async ([name, collection]: [string, string]) =>
    [name, await database.collection(collection, anyRow()).countDocuments(visible)] as const
  return {
    async read(): Promise<Dashboard['counters']> {
      const counts = Object.fromEntries(await Promise.all(Object.entries(countedCollections).map(count)))
      return { ...counts, visits: fixedVisits } as Dashboard['counters']
    },
  }
}
