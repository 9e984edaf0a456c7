import { flag, requiredText, whole } from '../fields/fields'
import { z } from '../fields/zod'
import { competitionKey, competitionLimits } from './keys'
import { shapeMessages } from './shape-messages'
import { Slot } from './slot'

/** A pairing of a knock-out, played in one match, or in none if a side is a bye. Round 1 is played first. */
export const Tie = z.strictObject({
  id: competitionKey(),
  round: whole(1, 20),
  home: z.nullable(Slot),
  away: z.nullable(Slot),
  thirdPlace: z.optional(flag()),
})
export type Tie = z.output<typeof Tie>

/** Ways to decide a level tie; `better_placed`: the better placed of the league before goes through. */
export const levelEndings = ['extra_time', 'penalties', 'better_placed'] as const

/** A phase in which the winner of each tie goes on. */
export const Knockout = z.strictObject({
  id: competitionKey(),
  name: requiredText(shapeMessages.phaseName),
  kind: z.literal('knockout'),
  /** Absent: `extra_time`. */
  levelEnds: z.optional(z.enum(levelEndings)),
  ties: z
    .array(Tie)
    .check(z.minLength(1, shapeMessages.noTies), z.maxLength(competitionLimits.ties, shapeMessages.entrants)),
})
export type Knockout = z.output<typeof Knockout>
