import { z } from '../fields/zod'

/** Ways to score a sport (B13): goals, points (1 to 3 at once), or sets that are won by points. */
export const scoringKinds = ['goals', 'points', 'sets'] as const

export type ScoringKind = (typeof scoringKinds)[number]

/** Maximum points of one action. */
export const maxStep = 3

/**
 * Fields shared by a sport and a match's sport. Absent `scoring`: goals. The others apply to sets only and default to
 * `defaultSetRules`.
 */
export const scoringFields = {
  scoring: z.optional(z.enum(scoringKinds)),
  /** Number of sets: 3 or 5. */
  bestOf: z.optional(z.number()),
  /** The points that win a set, with a lead of two. */
  setPoints: z.optional(z.number()),
  /** Points that win the deciding set, such as the third of 3. */
  lastSetPoints: z.optional(z.number()),
  /** Points that win a set without the lead: 7 in a set to 6. 0: no cap. */
  setCap: z.optional(z.number()),
}

/** Scoring fields of a sport's rules. */
export type ScoringRules = { readonly [Field in keyof typeof scoringFields]?: z.output<(typeof scoringFields)[Field]> }

/** Rules of volleyball, best of three. */
export const defaultSetRules = { bestOf: 3, setPoints: 25, lastSetPoints: 15, setCap: 0 } as const

/** The points of a set. */
export const SetScore = z.object({ home: z.number(), away: z.number() })
export type SetScore = z.output<typeof SetScore>
