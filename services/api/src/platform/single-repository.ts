import type { z } from 'zod/mini'
import type { Database, Transaction, Write } from './database'
import { type Change, createRepository, type OwnFields, type RecordFields } from './repository'

interface SingleOptions<R extends RecordFields> {
  readonly name: string
  readonly shape: z.ZodMiniType
  /** What a save sends: see `createRepository`. */
  readonly draft: z.ZodMiniType
  readonly defaults?: Partial<OwnFields<R>>
}

/** A collection of one record, always under the same key, so that no second one can come to be (R21). */
export function createSingleRepository<R extends RecordFields>(database: Database, { name, ...options }: SingleOptions<R>) {
  const records = createRepository<R>(database, {
    name, ...options, indexes: [{ key: { singleKey: 1 }, unique: true }], sort: { createdAt: 1 },
  })
  return {
    shape: records.shape,
    lastChange: records.lastChange,
    find: (transaction?: Transaction) => records.findSingle(name, transaction),
    /** Some of its fields, or all: created with them when there is none. */
    save: (change: Change<R>, write: Write) => records.writeSingle(name, change, write),
  }
}
