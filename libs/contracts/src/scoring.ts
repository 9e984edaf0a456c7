import { z } from './zod'

/** How a sport counts (B13): goals, points of 1 to 3 at once, or sets, each won by points. */
export const scoringKinds = ['goals', 'points', 'sets'] as const

export type ScoringKind = (typeof scoringKinds)[number]

/** The most points that one action counts. */
export const maxStep = 3

/** Of a sport, and of a match's sport. Absent: goals. The others matter to sets only; where they are absent, `defaultSetRules` stand. */
export const scoringFields = {
  scoring: z.optional(z.enum(scoringKinds)),
  /** 3 or 5. */
  bestOf: z.optional(z.number()),
  /** The points that win a set, with a lead of two. */
  setPoints: z.optional(z.number()),
  /** Those of the set that decides, the third of 3. */
  lastSetPoints: z.optional(z.number()),
  /** The points that win a set of `setPoints` without the lead, as 7 of 6. 0: none. */
  setCap: z.optional(z.number()),
}

/** What a sport's rules say of its scoring. */
export type ScoringRules = { readonly [Field in keyof typeof scoringFields]?: z.output<(typeof scoringFields)[Field]> }

/** Volleyball, best of three. */
export const defaultSetRules = { bestOf: 3, setPoints: 25, lastSetPoints: 15, setCap: 0 } as const

/** The points of a set. */
export const SetScore = z.object({ home: z.number(), away: z.number() })
export type SetScore = z.output<typeof SetScore>
