import type { Fields } from '@torneo/domain/field-merge'
import type { Author, Database, Transaction, Write } from '../platform/database'

interface StoredScheduledSave {
  /** The id of the record that it changes: a record has one at most. */
  readonly _id: string
  readonly collection: string
  /** The record's name, for where it shows a file. */
  readonly title: string
  readonly at: Date
  readonly by: Author
  readonly rev: number
  /** What it will save, checked by the contract. */
  readonly fields: Fields
  /** The same fields of the record when it was scheduled: what others change since is merged. */
  readonly base: Fields
  /** Why it was not applied; null while it waits. */
  readonly held: string | null
}

export interface ScheduledSaveRow extends Omit<StoredScheduledSave, '_id'> {
  readonly id: string
}

type NewScheduledSave = Omit<ScheduledSaveRow, 'by' | 'rev' | 'held'>

export type ScheduledSavesRepository = ReturnType<typeof createScheduledSavesRepository>

const inside = (session?: Transaction) => (session ? { session } : {})
const rowOf = ({ _id: id, ...row }: StoredScheduledSave): ScheduledSaveRow => ({ id, ...row })

/** Saves of content that wait for their moment (B52). */
export function createScheduledSavesRepository(database: Database) {
  const collection = database.collection<StoredScheduledSave>('scheduled_saves', [{ key: { held: 1, at: 1 } }])

  return {
    name: 'scheduled_saves',

    async find(id: string, session?: Transaction): Promise<ScheduledSaveRow | null> {
      const stored = await collection.findOne({ _id: id }, inside(session))
      return stored && rowOf(stored)
    },

    /** All of them, held ones too. */
    list: async (): Promise<ScheduledSaveRow[]> => (await collection.find().toArray()).map(rowOf),

    /** The records whose moment has come, the earliest first. */
    async due(): Promise<string[]> {
      const filter = { held: null, at: { $lte: await database.now() } }
      return collection.find(filter, { projection: { _id: 1 } }).sort({ at: 1 }).limit(100).map(({ _id }) => _id).toArray()
    },

    /** Takes it for applying, in the transaction that does: null when another node was faster, or it was moved or taken back. */
    async take(id: string, session: Transaction): Promise<ScheduledSaveRow | null> {
      const stored = await collection.findOneAndDelete({ _id: id, held: null, at: { $lte: await database.now() } }, { session })
      return stored && rowOf(stored)
    },

    /** In the place of what was scheduled before, if anything was. */
    async put({ id, ...fields }: NewScheduledSave, rev: number, { by, transaction }: Write): Promise<ScheduledSaveRow> {
      const row = { ...fields, by: { id: by.id, name: by.name }, rev, held: null }
      await collection.replaceOne({ _id: id }, row, { upsert: true, ...inside(transaction) })
      return { id, ...row }
    },

    /** Keeps it, with why it was not applied; whether it was still due. */
    async hold(id: string, held: string, session: Transaction): Promise<ScheduledSaveRow | null> {
      const stored = await collection.findOneAndUpdate(
        { _id: id, held: null, at: { $lte: await database.now() } }, { $set: { held }, $inc: { rev: 1 } }, { session, returnDocument: 'after' })
      return stored && rowOf(stored)
    },

    async remove(id: string, session: Transaction): Promise<void> {
      await collection.deleteOne({ _id: id }, { session })
    },
  }
}
