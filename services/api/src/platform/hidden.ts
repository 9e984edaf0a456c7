import type { Document } from 'mongodb'
import { z } from 'zod/mini'
import { StoredAuthor } from './checked-collection'
import type { Author } from './database'

/** What a deletion leaves on a record and on all that went with it. Absent on what is there. `batch`: the id of the record that was deleted. */
export const Deletion = z.object({ at: z.date(), by: StoredAuthor, batch: z.string() })
export type Deletion = Readonly<z.output<typeof Deletion>>

/** The part of a filter that passes hidden records by. The repository adds it; a raw collection's reader adds it itself. */
export const visible = { deleted: null } as const

/** Hides a record: a whole update, which leaves rev and times as they are, so that the record comes back the same. */
export const hiding = (batch: string, { id, name }: Author, more: Document = {}): Document[] => [
  { $set: { deleted: { at: '$$NOW', by: { $literal: { id, name } }, batch: { $literal: batch }, ...more } } },
]

/** Finds a batch; sparse, so that it costs nothing for what is there. */
export const batchIndex = { key: { 'deleted.batch': 1 }, sparse: true } as const
