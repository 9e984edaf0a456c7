import { endpoint } from '../endpoint/endpoint'
import { listOf, pageQuery } from '../endpoint/record'
import { z } from '../fields/zod'

/** One save of a record with the fields that it changed (B50). */
export const RecordSave = z.object({
  id: z.string(),
  at: z.string(),
  /** The author's name. */
  by: z.string(),
  /** Spanish text for people: 'Hero actualizado'. */
  action: z.string(),
  /** Empty for the save that created the record. A nested field has its dotted path: `rules.matchDuration`. */
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
})
export type RecordSave = z.output<typeof RecordSave>

export const historyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/history/:id',
    reads: ['activity'],
    tag: 'dashboard',
    access: 'signed-in',
    personal: true,
    summary: 'The saves of a record, newest first; none for a record whose section the role may not view',
    query: z.extend(pageQuery, {
      /**
       * Comma-separated field names: returns only the saves that changed one of them, and the save that created the
       * record.
       */
      fields: z.optional(z.string().check(z.maxLength(2000))),
    }),
    response: listOf(RecordSave),
  }),
} as const
