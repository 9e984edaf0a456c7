import { z } from '../fields/zod'
import { recordUse } from './errors'

/** The records deleted with a sport, promotion or team (R39), and the records that prevent its deletion. */
export const Dependents = z.object({
  teams: z.number(),
  players: z.number(),
  matches: z.number(),
  events: z.number(),
  /** Number of stored images of these records and of the record itself. Absent in responses of an older API. */
  files: z.optional(z.number()),
  /**
   * Live and finished matches: while there are any, the deletion fails with `in_use`. Absent in responses of an older
   * API.
   */
  uses: z.optional(z.array(recordUse)),
})
export type Dependents = z.output<typeof Dependents>
