import { z } from 'zod/mini'
import { row } from '../../platform/database/checked-collection'
import type { Database, Transaction } from '../../platform/database/database'

/** Seconds for which a reading is stored: as long as plans are. */
const lifetime = 30 * 24 * 3600

/** Stored under the id of a captain or pass holder. */
const StoredReader = row({ at: z.date() })

/** Stores when captains and pass holders last had their matches on a visible screen. */
export function createMatchReadersRepository(database: Database) {
  const collection = database.collection('match_readers', StoredReader, [
    { key: { at: 1 }, expireAfterSeconds: lifetime },
  ])

  return {
    async seen(userId: string, session: Transaction): Promise<void> {
      await collection.updateOne({ _id: userId }, [{ $set: { at: '$$NOW' } }], { upsert: true, session })
    },

    /** Times by id; those who read nothing are absent. */
    async timesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
      if (userIds.length === 0) return new Map()
      const rows = await collection.find({ _id: { $in: [...userIds] } }).toArray()
      return new Map(rows.map(({ _id, at }) => [_id, at]))
    },
  }
}
