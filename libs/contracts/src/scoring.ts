import { z } from './zod'
import { fieldMessages, oneOf, whole } from './fields'

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

export const scoringMessages = {
  kind: 'Elige cómo se cuenta',
  capTooLow: 'El tope no puede ser menor que los puntos del set',
  played: 'Este deporte ya tiene partidos jugados o en juego: no se puede cambiar cómo se cuenta',
  oneByOne: 'Este deporte suma de a uno',
  bySets: 'En este deporte el marcador son los sets: súmale puntos al set o corrige los sets',
  setsOnly: 'Este deporte no se juega por sets',
  noScorer: 'En este deporte los puntos son del set: no se registran con jugador',
  goalsOnly: 'Solo en deportes por goles',
  pointsOnly: 'Solo en deportes por puntos',
  undecided: (toWin: number) => `El partido lo gana quien llega a ${toWin} sets`,
  afterEnd: (set: number) => `El set ${set} sobra: el partido ya estaba decidido`,
  otherScore: 'El marcador no es el de los sets',
  impossible: (set: number, points: number, score: string) => `El set ${set} es a ${points} con dos de ventaja: no puede terminar ${score}`,
} as const

/** The same in a request. */
export const scoringInput = {
  scoring: z.optional(oneOf(scoringKinds, scoringMessages.kind)),
  bestOf: z.optional(z.int({ error: fieldMessages.invalid }).check(z.refine((sets) => sets === 3 || sets === 5, fieldMessages.invalid))),
  setPoints: z.optional(whole(1, 99)),
  lastSetPoints: z.optional(whole(1, 99)),
  setCap: z.optional(whole(0, 199)),
}

/** The points of a set. */
export const SetScore = z.object({ home: z.number(), away: z.number() })
export type SetScore = z.output<typeof SetScore>

/** Finished sets in a request, in their order. */
export const setList = () => z.array(z.strictObject({ home: whole(0, 199), away: whole(0, 199) })).check(z.maxLength(5, fieldMessages.tooMany(5)))
