import type { LogRow } from '@torneo/domain/match/match-aggregate'
import type { Document } from 'mongodb'
import { z } from 'zod/mini'
import { StoredAuthor } from '../platform/checked-collection'
import { fits, misfitsOf } from '../platform/stored-shape'

/** A row of a match's log. */
export const StoredLogRow = z.object({
  key: z.nullable(z.string()),
  rev: z.number(),
  at: z.date(),
  deviceAt: z.optional(z.date()),
  by: StoredAuthor,
  kind: z.string(),
  minute: z.optional(z.number()),
  effect: z.looseObject({}),
  asked: z.optional(z.string()),
  undone: z.optional(z.object({ at: z.date(), by: StoredAuthor })),
})

/** A row as the memory of the tournament has it: without what happened. */
const RowKey = z.object({ key: z.nullable(z.string()), rev: z.number() })

/** Whether a row of a log can be read, as far as it was asked for. */
export const isLogRow = (row: unknown): row is LogRow => fits(typeof row === 'object' && row !== null && 'kind' in row ? StoredLogRow : RowKey, row)

/** What of a match's stored log cannot be read, as dotted paths. */
export const logMisfits = ({ log }: Document): string[] =>
  (Array.isArray(log) ? log as unknown[] : []).flatMap((row, index) => misfitsOf(StoredLogRow, row).map((path) => `log.${index}${path && `.${path}`}`))
