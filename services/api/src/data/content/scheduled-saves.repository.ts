import { z } from 'zod/mini'
import { row as storedRow, StoredAuthor } from '../../platform/database/checked-collection'
import type { Database, Transaction, Write } from '../../platform/database/database'

const Fields = z.record(z.string(), z.unknown())

/** Stored under the id of the record that it changes: a record has one at most. */
const StoredScheduledSave = storedRow({
  collection: z.string(),
  /** Title of the record, for the list of a file's uses. */
  title: z.string(),
  at: z.date(),
  by: StoredAuthor,
  rev: z.number(),
  /** Fields to save, checked by the contract. */
  fields: Fields,
  /** The record's values of these fields when the save was scheduled: the base of a merge with later changes. */
  base: Fields,
  /** Reason why it was not applied; null while it is pending. */
  held: z.nullable(z.string()),
})
type StoredScheduledSave = Readonly<z.output<typeof StoredScheduledSave>>

export interface ScheduledSaveRow extends Omit<StoredScheduledSave, '_id'> {
  readonly id: string
}

type NewScheduledSave = Omit<ScheduledSaveRow, 'by' | 'rev' | 'held'>

export type ScheduledSavesRepository = ReturnType<typeof createScheduledSavesRepository>

const inside = (session?: Transaction) => (session ? { session } : {})
const rowOf = ({ _id: id, ...row }: StoredScheduledSave): ScheduledSaveRow => ({ id, ...row })

/** Stores scheduled saves of content (B52). */
export function createScheduledSavesRepository(database: Database) {
  const collection = database.collection('scheduled_saves', StoredScheduledSave, [{ key: { held: 1, at: 1 } }])

  return {
    name: 'scheduled_saves',

    async find(id: string, session?: Transaction): Promise<ScheduledSaveRow | null> {
      const stored = await collection.findOne({ _id: id }, inside(session))
      return stored && rowOf(stored)
    },

    /** Lists all scheduled saves, failed ones included. */
    list: async (): Promise<ScheduledSaveRow[]> => (await collection.find().toArray()).map(rowOf),

    /** Lists the ids of due saves, earliest first. */
    async due(): Promise<string[]> {
      const filter = { held: null, at: { $lte: await database.now() } }
      return collection
        .find(filter, { projection: { _id: 1 } })
        .sort({ at: 1 })
        .limit(100)
        .map(({ _id }) => _id)
        .toArray()
    },

    /** Returns the milliseconds until the next save is due, 0 for an overdue one; null if none is pending. */
    async untilNext(): Promise<number | null> {
      const next = await collection.findOne(
        { _id: { $type: 'string' }, held: null, at: { $type: 'date' } },
        { projection: { at: 1 }, sort: { at: 1 } },
      )
      return next && Math.max(0, next.at.getTime() - (await database.now()).getTime())
    },

    /**
     * Removes a due save in the transaction that applies it; null if another node was faster, or it was rescheduled or
     * cancelled. Throws for an unreadable one.
     */
    async take(id: string, session: Transaction): Promise<ScheduledSaveRow | null> {
      const due = { _id: id, held: null, at: { $lte: await database.now() } }
      const stored = await collection.findOne(due, { session })
      const { deletedCount } = await collection.deleteOne(due, { session })
      if (deletedCount === 1 && !stored) throw new Error('A scheduled save cannot be read')
      return stored && rowOf(stored)
    },

    /** Schedules a save, in place of any earlier one of the record. */
    async put({ id, ...fields }: NewScheduledSave, rev: number, { by, transaction }: Write): Promise<ScheduledSaveRow> {
      const row = { ...fields, by: { id: by.id, name: by.name }, rev, held: null }
      await collection.replaceOne({ _id: id }, row, { upsert: true, ...inside(transaction) })
      return { id, ...row }
    },

    /** Marks a save as failed, with the reason; null if it was no longer due. */
    async fail(id: string, reason: string, session: Transaction): Promise<ScheduledSaveRow | null> {
      const rev = { $add: [{ $convert: { input: '$rev', to: 'int', onError: 0, onNull: 0 } }, 1] }
      const stored = await collection.findOneAndUpdate(
        { _id: id, held: null, at: { $lte: await database.now() } },
        [{ $set: { held: { $literal: reason }, rev } }],
        { session, returnDocument: 'after' },
      )
      return stored && rowOf(stored)
    },

    async remove(id: string, session: Transaction): Promise<void> {
      await collection.deleteOne({ _id: id }, { session })
    },
  }
}
