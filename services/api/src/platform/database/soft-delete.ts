import type { Document } from 'mongodb'
import { z } from 'zod/mini'
import { StoredAuthor } from './checked-collection'
import type { Author } from './database'

/**
 * Mark on a deleted record and on all records deleted with it; absent otherwise. `batch`: the id of the record that was
 * deleted.
 */
export const Deletion = z.object({ at: z.date(), by: StoredAuthor, batch: z.string() })
export type Deletion = Readonly<z.output<typeof Deletion>>

/** Filter that excludes deleted records. Repositories add it; readers of a raw collection must add it themselves. */
export const visible = { deleted: null } as const

/**
 * Marks a record as deleted, by a pipeline update that leaves rev and times alone, so that a restored record is
 * unchanged.
 */
export const softDeletion = (batch: string, { id, name }: Author, more: Document = {}): Document[] => [
  { $set: { deleted: { at: '$$NOW', by: { $literal: { id, name } }, batch: { $literal: batch }, ...more } } },
]

/** Finds a batch; sparse, so that it costs nothing for records that are not deleted. */
export const batchIndex = { key: { 'deleted.batch': 1 }, sparse: true } as const
