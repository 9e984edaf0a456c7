import { fieldMessages } from '../fields/fields'
import { z } from '../fields/zod'

/**
 * The common fields of every record: id (R40), ISO times in UTC, and `rev`, which starts at 1 and increases with each
 * write.
 */
export const recordFields = { id: z.string(), createdAt: z.string(), updatedAt: z.string(), rev: z.number() }

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
