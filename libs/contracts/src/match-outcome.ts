import { z } from './zod'

const sides = ['home', 'away'] as const

/** A result that was awarded, not played (B15). The status of such a match is `finished`. */
export const AwardedResult = z.object({
  /** `walkover`, or a kind of a later version. */
  kind: z.string(),
  /** The side that did not come. */
  absent: z.enum(sides),
  reason: z.string(),
})
export type AwardedResult = z.output<typeof AwardedResult>

/**
 * Why a match is not played when it was to be (B15). Its status is `cancelled` while it has no new date, so that clients that do not know
 * interruptions show it as called off; `scheduled` once it has one.
 */
export const Interruption = z.object({
  /** `abandoned`, `postponed`, or a kind of a later version. An abandoned match keeps score, minute and events. */
  kind: z.string(),
  reason: z.string(),
  /** When it was to be. */
  date: z.string(),
  time: z.string(),
})
export type Interruption = z.output<typeof Interruption>

export const ShootoutKick = z.object({
  side: z.enum(sides),
  scored: z.boolean(),
  /** `unidentified`: not known. */
  playerId: z.string(),
})
export type ShootoutKick = z.output<typeof ShootoutKick>

/** The kicks from the penalty spot that decide a level match (B16): next to the score, never part of it. */
export const Shootout = z.object({
  home: z.number(),
  away: z.number(),
  /** In their order; empty when only the score is known, as from a paper sheet. */
  kicks: z.array(ShootoutKick),
})
export type Shootout = z.output<typeof Shootout>
