import { z } from '../fields/zod'

const sides = ['home', 'away'] as const
/** Sides that did not show up. `both`: each of them loses (B85). */
export const absences = [...sides, 'both'] as const
export type Absence = (typeof absences)[number]

/** A result that was awarded instead of played (B15). The status of such a match is `finished`. */
export const AwardedResult = z.object({
  /** `walkover`, or a kind of a later version. */
  kind: z.string(),
  absent: z.enum(absences),
  reason: z.string(),
})
export type AwardedResult = z.output<typeof AwardedResult>

/**
 * Reason why a match is not played as scheduled (B15). Its status is `cancelled` while it has no new date, so that
 * older clients show it as cancelled, and `scheduled` once it has one.
 */
export const Interruption = z.object({
  /** `abandoned`, `postponed`, or a kind of a later version. An abandoned match keeps its score, minute and events. */
  kind: z.string(),
  reason: z.string(),
  /** Original date of the match. */
  date: z.string(),
  time: z.string(),
})
export type Interruption = z.output<typeof Interruption>

export const ShootoutKick = z.object({
  side: z.enum(sides),
  scored: z.boolean(),
  /** `unidentified` when the player is not known. */
  playerId: z.string(),
})
export type ShootoutKick = z.output<typeof ShootoutKick>

/** Penalty shoot-out that decides a level match (B16): reported next to the score, never part of it. */
export const Shootout = z.object({
  home: z.number(),
  away: z.number(),
  /** Kicks in order; empty when only the score is known, as on a paper sheet. */
  kicks: z.array(ShootoutKick),
})
export type Shootout = z.output<typeof Shootout>
