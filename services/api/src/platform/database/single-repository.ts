import type { z } from 'zod/mini'
import type { Database, Transaction, Write } from './database'
import { type Change, createRepository, type NewFields, type OwnFields, type RecordFields } from './repository'

interface SingleOptions<R extends RecordFields, D extends object> {
  readonly name: string
  readonly shape: z.ZodMiniType
  /** Body of a save: see `createRepository`. */
  readonly draft: z.ZodMiniType<D, unknown>
  readonly defaults?: Partial<OwnFields<R>>
}

/** Creates a collection of one record, always under the same key, so that a second one is impossible (R21). */
export function createSingleRepository<R extends RecordFields, D extends object>(
  database: Database,
  { name, ...options }: SingleOptions<R, D>,
) {
  const records = createRepository<R, D>(database, {
    name,
    ...options,
    indexes: [{ key: { singleKey: 1 }, unique: true }],
    sort: { createdAt: 1 },
  })
  return {
    name,
    shape: records.shape,
    lastChange: records.lastChange,
    find: (transaction?: Transaction) => records.findSingle(name, transaction),
    /** Replaces the whole record or creates it; fields that are not given become blank. */
    put: (fields: NewFields<R, D>, write: Write) => records.putSingle(name, fields, write),
    /** Changes some fields, or creates the record with them. */
    update: (change: Change<R>, write: Write) => records.updateSingle(name, change, write),
  }
}
