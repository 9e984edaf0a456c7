import { flag, idText, requiredText } from '../fields/fields'
import { z } from '../fields/zod'
import { competitionKey, competitionLimits } from './keys'
import { competitionMessages } from './messages'
import { fairPlayScales, headToHeadModes, tieBreakRules, unequalModes } from './tie-breaks'

/** A group of a league. It is empty before a draw. */
export const Zone = z.strictObject({
  id: competitionKey(),
  name: requiredText(competitionMessages.zoneName),
  teamIds: z.array(idText()).check(z.maxLength(competitionLimits.teams, competitionMessages.teams)),
})
export type Zone = z.output<typeof Zone>

/** A phase in which the teams of each zone play one another once or twice. */
export const League = z.strictObject({
  id: competitionKey(),
  name: requiredText(competitionMessages.phaseName),
  kind: z.literal('league'),
  legs: z.literal([1, 2], { error: competitionMessages.legs }),
  zones: z
    .array(Zone)
    .check(
      z.minLength(1, competitionMessages.noZones),
      z.maxLength(competitionLimits.zones, competitionMessages.zones),
    ),
  tieBreaks: z.array(z.enum(tieBreakRules)).check(z.maxLength(tieBreakRules.length)),
  /** Absent: `block`. */
  headToHead: z.optional(z.enum(headToHeadModes)),
  /** Absent: `drop_last`. */
  unequal: z.optional(z.enum(unequalModes)),
  /** False: the score of a walkover counts in no difference or ratio. Absent: true. */
  walkoverGoals: z.optional(flag()),
  /** Absent: `fifa`. */
  fairPlay: z.optional(z.enum(fairPlayScales)),
})
export type League = z.output<typeof League>
