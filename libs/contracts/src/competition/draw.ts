import { idText, whole } from '../fields/fields'
import { z } from '../fields/zod'
import { competitionKey, competitionLimits } from './keys'

const teams = () => z.array(idText()).check(z.maxLength(competitionLimits.zones * competitionLimits.teams))

/**
 * Body of a draw of teams into zones. Without `teamIds`: the teams of the pots, or all of the sport. `rev` is the
 * competition's as it was read: another one now is 409 stale.
 */
export const DrawRequest = z.strictObject({
  rev: z.optional(whole(0)),
  phaseId: competitionKey(),
  zones: whole(2, competitionLimits.zones),
  pots: z.optional(z.array(teams()).check(z.maxLength(competitionLimits.teams))),
  teamIds: z.optional(teams()),
})
export type DrawRequest = z.output<typeof DrawRequest>

/** Everything that is needed to repeat a draw. */
export const Draw = z.object({
  number: z.number(),
  algorithm: z.string(),
  pots: z.array(z.array(z.string())),
  /** Number of zones and all teams that were drawn. Absent in draws of earlier releases. */
  zones: z.optional(z.number()),
  teamIds: z.optional(z.array(z.string())),
  at: z.string(),
  /** Name of the person who drew. Absent in public responses. */
  by: z.optional(z.string()),
})
export type Draw = z.output<typeof Draw>
