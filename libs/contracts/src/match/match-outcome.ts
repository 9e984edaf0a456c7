import { z } from '../fields/zod'

const sides = ['home', 'away'] as const
/** Sides that did not show up. `both`: each of them loses (B85). */
export const absences = [...sides, 'both'] as const
export type Absence = (typeof absences)[number]

/** A result that was not played to its end (B15). The status of such a match is `finished`. */
export const AwardedResult = z.object({
  /** `walkover`, `retired`, `awarded`, or a kind of a later version. */
  kind: z.string(),
  /** Side that did not show up; of the other kinds the side that lost, which earlier clients read. */
  absent: z.enum(absences),
  /** Side that retired, or that the match was awarded to (B84, B85). Absent in a walkover. */
  side: z.optional(z.enum(sides)),
  /** An awarded match whose events count for no player. Absent: they count. */
  keepEvents: z.optional(z.boolean()),
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

/** Bonus points of the sides in the table (B81). */
export const Bonus = z.object({ home: z.number(), away: z.number() })
export type Bonus = z.output<typeof Bonus>

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
  /** Kicks of a side before sudden death (B83). Absent: 5. */
  regularKicks: z.optional(z.number()),
})
export type Shootout = z.output<typeof Shootout>
