import { flag, idText, requiredText, whole } from '../fields/fields'
import { z } from '../fields/zod'
import { competitionKey, competitionLimits } from './keys'
import { shapeMessages } from './shape-messages'
import { Slot } from './slot'
import {
  fairPlayScales,
  headToHeadKeys,
  headToHeadModes,
  leagueLevelEndings,
  tieBreakRules,
  unequalModes,
} from './tie-breaks'

/** A group of a league. It is empty before a draw, or while its slots wait for their teams (B86). */
export const Zone = z.strictObject({
  id: competitionKey(),
  name: requiredText(shapeMessages.zoneName),
  teamIds: z.array(idText()).check(z.maxLength(competitionLimits.teams, shapeMessages.teams)),
  /** Places that its teams come from, instead of `teamIds`. */
  slots: z.optional(z.array(Slot).check(z.maxLength(competitionLimits.teams, shapeMessages.teams))),
})
export type Zone = z.output<typeof Zone>

/** A phase in which the teams of each zone play one another once or twice. */
export const League = z.strictObject({
  id: competitionKey(),
  name: requiredText(shapeMessages.phaseName),
  kind: z.literal('league'),
  legs: z.literal([1, 2], { error: shapeMessages.legs }),
  zones: z
    .array(Zone)
    .check(z.minLength(1, shapeMessages.noZones), z.maxLength(competitionLimits.zones, shapeMessages.zones)),
  tieBreaks: z.array(z.enum(tieBreakRules)).check(z.maxLength(tieBreakRules.length)),
  /** Absent: `block`. */
  headToHead: z.optional(z.enum(headToHeadModes)),
  /** Keys of the table among level teams. Absent: points or wins, difference, score. */
  headToHeadKeys: z.optional(
    z.array(z.enum(headToHeadKeys)).check(z.minLength(1, shapeMessages.noKeys), z.maxLength(6)),
  ),
  /** `penalties`: a level match is followed by a shoot-out (B82). Absent: `draw`. */
  levelEnds: z.optional(z.enum(leagueLevelEndings)),
  /** Points of both after a shoot-out. Absent: 2 and 1. */
  shootoutPoints: z.optional(z.strictObject({ win: whole(0, 10), loss: whole(0, 10) })),
  /** Absent: `drop_last`. */
  unequal: z.optional(z.enum(unequalModes)),
  /** False: the score of a walkover counts in no difference or ratio. Absent: true. */
  walkoverGoals: z.optional(flag()),
  /** Absent: `fifa`. */
  fairPlay: z.optional(z.enum(fairPlayScales)),
})
export type League = z.output<typeof League>
