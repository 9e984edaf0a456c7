import { recordUse } from './errors'
import { z } from './zod'

/** What goes with a sport, promotion or team when it is deleted (R39), and what stands in the way of that. */
export const Dependents = z.object({
  teams: z.number(), players: z.number(), matches: z.number(), events: z.number(),
  /** Its live and finished matches: while there are any, the deletion is refused with `in_use`. An API of before does not say it. */
  uses: z.optional(z.array(recordUse)),
})
export type Dependents = z.output<typeof Dependents>
