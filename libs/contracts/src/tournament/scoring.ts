import { z } from '../fields/zod'

/** Ways to score a sport (B13): goals, points (1 to 3 at once), or sets that are won by points. */
export const scoringKinds = ['goals', 'points', 'sets'] as const

export type ScoringKind = (typeof scoringKinds)[number]

/** Maximum points of one action, and the steps of a sport of points that names none. */
export const maxStep = 10
export const defaultSteps = [1, 2, 3] as const

/** Cards that a sport may have (B87); `two_minutes` sends off for two minutes. */
export const sportCards = ['yellow', 'red', 'green', 'blue', 'two_minutes'] as const
export type SportCard = (typeof sportCards)[number]

/**
 * Fields shared by a sport and a match's sport. Absent `scoring`: goals. Those of sets default to `defaultSetRules`.
 */
export const scoringFields = {
  scoring: z.optional(z.enum(scoringKinds)),
  /** Number of sets: 1, 3 or 5. */
  bestOf: z.optional(z.number()),
  /** The points that win a set, with a lead of two. */
  setPoints: z.optional(z.number()),
  /** Points that win the deciding set, such as the third of 3. */
  lastSetPoints: z.optional(z.number()),
  /** Points that win a set without the lead: 7 in a set to 6. 0: no cap. */
  setCap: z.optional(z.number()),
  /** 2: so many sets are played instead of `bestOf`, and a match may end 1-1 (B84). Absent or 0: `bestOf`. */
  fixedSets: z.optional(z.number()),
  /** Kicks of a side before sudden death: 5, 3 or 1 (B83). Absent: 5. */
  shootOutKicks: z.optional(z.number()),
  /** Points of one press in a sport of points (B81). Absent: `defaultSteps`. */
  steps: z.optional(z.array(z.number())),
  /** True: a match may give bonus points to a side (B81). Absent: false. */
  usesBonus: z.optional(z.boolean()),
  /** Cards of the sport (B87). Absent: yellow and red in a sport of goals, none elsewhere. */
  cards: z.optional(z.array(z.enum(sportCards))),
}

/** Scoring fields of a sport's rules. */
export type ScoringRules = { readonly [Field in keyof typeof scoringFields]?: z.output<(typeof scoringFields)[Field]> }

/** Rules of volleyball, best of three. */
export const defaultSetRules = { bestOf: 3, setPoints: 25, lastSetPoints: 15, setCap: 0 } as const

/** The points of a set. */
export const SetScore = z.object({ home: z.number(), away: z.number() })
export type SetScore = z.output<typeof SetScore>
