import { z } from 'zod/mini'
import { row } from '../../platform/database/checked-collection'
import type { Database } from '../../platform/database/database'

/** Seconds for which a day's visits are stored: a tournament and the one before. */
const lifetime = 400 * 24 * 3600

const StoredVisits = row({
  day: z.string(),
  /** Address of the page below the service's own. */
  path: z.string(),
  /** Origin of these visitors (`VisitSource`), or `inside`: another page of the same site. */
  source: z.string(),
  visits: z.number(),
  at: z.date(),
})

/** Visits of one page on one day from one kind of origin; nothing of a person. */
export type CountedVisits = Pick<z.output<typeof StoredVisits>, 'day' | 'path' | 'source' | 'visits'>

export type PageVisitsRepository = ReturnType<typeof createPageVisitsRepository>

/** Stores how often the pages of the public page were visited, all nodes' visits in one sum. */
export function createPageVisitsRepository(database: Database) {
  const collection = database.collection('page_visits', StoredVisits, [
    { key: { at: 1 }, expireAfterSeconds: lifetime },
    { key: { day: 1 } },
  ])
  return {
    name: 'page_visits',

    since: (day: string): Promise<CountedVisits[]> => collection.find({ day: { $gte: day } }).toArray(),

    /** Adds a node's visits. */
    async add(counted: readonly CountedVisits[], at: Date): Promise<void> {
      await collection.bulkWrite(
        counted.map(({ day, path, source, visits }) => ({
          updateOne: {
            filter: { _id: `${day} ${source} ${path}` },
            update: { $inc: { visits }, $setOnInsert: { day, path, source, at } },
            upsert: true,
          },
        })),
        { ordered: false },
      )
    },
  }
}
