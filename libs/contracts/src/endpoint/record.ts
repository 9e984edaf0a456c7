import { fieldMessages, idText } from '../fields/fields'
import { z } from '../fields/zod'

/**
 * The common fields of every record: id (R40), ISO times in UTC, and `rev`, which starts at 1 and increases with each
 * write.
 */
export const recordFields = { id: z.string(), createdAt: z.string(), updatedAt: z.string(), rev: z.number() }

/** Id of the record of an earlier edition that a record was copied from; absent if it was not copied (B39). */
export const copiedFrom = z.optional(z.string())

/** A full list, or the page selected by `limit` and `offset`; `total` counts all items. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<S extends z.ZodMiniType>(item: S) {
  return z.object({ total: z.number(), items: z.array(item) })
}

/* @__NO_SIDE_EFFECTS__ */
function digits(min: number, max: number) {
  return z.pipe(
    z.string({ error: fieldMessages.invalid }).check(z.regex(/^\d{1,9}$/, fieldMessages.whole)),
    z.pipe(
      z.transform(Number),
      z.number().check(z.gte(min, fieldMessages.atLeast(min)), z.lte(max, fieldMessages.atMost(max))),
    ),
  )
}

/** The query of every list. */
export const pageQuery = z.strictObject({
  limit: z.optional(digits(1, 200)),
  offset: z.optional(digits(0, 999_999_999)),
})
export type PageQuery = z.output<typeof pageQuery>

/** Id of an edition whose records are read; absent: the open one (B39). */
export const tournamentId = z.optional(idText())

/** The query of a list of an edition. */
export const editionQuery = z.strictObject({ ...pageQuery.shape, tournamentId })
