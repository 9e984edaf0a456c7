import type { LogRow } from '@torneo/domain/match/match-aggregate'
import type { Document } from 'mongodb'
import { z } from 'zod/mini'
import { StoredAuthor } from '../../platform/database/checked-collection'
import { fits, invalidFieldsOf } from '../../platform/database/stored-shape'

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

/** A row in the tournament's memory, without the details of the action. */
const RowKey = z.object({ key: z.nullable(z.string()), rev: z.number() })

/** True if the loaded fields of a log row can be read. */
export const isLogRow = (row: unknown): row is LogRow =>
  fits(typeof row === 'object' && row !== null && 'kind' in row ? StoredLogRow : RowKey, row)

/** Lists the fields of a match's stored log that cannot be read, as dotted paths. */
export const invalidLogFields = ({ log }: Document): string[] =>
  (Array.isArray(log) ? (log as unknown[]) : []).flatMap((row, index) =>
    invalidFieldsOf(StoredLogRow, row).map((path) => `log.${index}${path && `.${path}`}`),
  )
