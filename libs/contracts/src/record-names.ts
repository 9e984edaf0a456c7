import { z } from './zod'
import { endpoint } from './endpoint'

/** A record by its name, for the search of the whole panel (B56). */
export const RecordName = z.object({
  id: z.string(),
  /** The section where it is edited. */
  section: z.string(),
  name: z.string(),
  /** What tells it from others of its name: a day, a category, a player's team. May be empty. */
  detail: z.string(),
  /** Of a person, instead of a detail. */
  email: z.optional(z.string()),
  /** The team of a player, whose roster holds it. */
  teamId: z.optional(z.string()),
})
export type RecordName = z.output<typeof RecordName>

export const recordNameEndpoints = {
  list: endpoint({ method: 'GET', path: '/record-names', tag: 'record-names', access: 'signed-in', personal: true,
    summary: 'The names of all records that the role may edit, in the order of the sections',
    response: z.object({ items: z.array(RecordName) }) }),
} as const
