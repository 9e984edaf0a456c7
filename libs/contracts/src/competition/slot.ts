import { idText, whole } from '../fields/fields'
import { z } from '../fields/zod'
import { competitionKey, competitionLimits } from './keys'
import { shapeMessages } from './shape-messages'

const rank = () => whole(1, competitionLimits.rank)

/**
 * One side of a tie: a team, or the place that its team comes from (B31). `bestOf` is a place in the ranking of all
 * teams of that rank, `nth` from 1; `byMerit` fixes the place, otherwise the teams are arranged so that nobody meets
 * their own zone. `bestLoser` is a round of a knock-out before, whose losers are ranked by their score (B86). `bye`: the other side goes through without a match.
 */
export const Slot = z.union(
  [
    z.strictObject({ team: idText() }),
    z.strictObject({ phase: competitionKey(), zone: competitionKey(), rank: rank() }),
    z.strictObject({
      phase: competitionKey(),
      bestOf: rank(),
      nth: whole(1, competitionLimits.zones),
      byMerit: z.optional(z.boolean()),
    }),
    z.strictObject({ bestLoser: whole(1, 20), phase: competitionKey(), nth: whole(1, competitionLimits.entrants) }),
    z.strictObject({ winner: competitionKey() }),
    z.strictObject({ loser: competitionKey() }),
    z.strictObject({ bye: z.literal(true) }),
  ],
  { error: shapeMessages.slot },
)
export type Slot = z.output<typeof Slot>
