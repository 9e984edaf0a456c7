import { allCollections } from '@torneo/contracts/records/collections'
import { type Dashboard, fixedVisits } from '@torneo/contracts/site/dashboard'
import { anyRow } from '../../platform/database/checked-collection'
import type { Database } from '../../platform/database/database'
import { visible } from '../../platform/database/soft-delete'

/** Counted collections, by their name on the dashboard. */
const counted = allCollections.flatMap(({ name, counter }) => (counter ? [{ name, counter }] : []))

/** Counts the published content; the number of visits is a fixed text (R26). */
export function createCountersRepository(database: Database) {
  const count = async ({ name, counter }: (typeof counted)[number]) =>
    [counter, await database.collection(name, anyRow()).countDocuments(visible)] as const
  return {
    async read(): Promise<Dashboard['counters']> {
      const counts = Object.fromEntries(await Promise.all(counted.map(count)))
      return { ...counts, visits: fixedVisits } as Dashboard['counters']
    },
  }
}
