import { fieldMessages, oneOf, whole } from '../fields/fields'
import { z } from '../fields/zod'
import { scoringKinds } from './scoring'

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
  impossible: (set: number, points: number, score: string) =>
    `El set ${set} es a ${points} con dos de ventaja: no puede terminar ${score}`,
} as const

/** Scoring rules of a sport in a request. */
export const scoringInput = {
  scoring: z.optional(oneOf(scoringKinds, scoringMessages.kind)),
  bestOf: z.optional(
    z.int({ error: fieldMessages.invalid }).check(z.refine((sets) => sets === 3 || sets === 5, fieldMessages.invalid)),
  ),
  setPoints: z.optional(whole(1, 99)),
  lastSetPoints: z.optional(whole(1, 99)),
  setCap: z.optional(whole(0, 199)),
}

/** Finished sets in a request, in order. */
export const setList = () =>
  z.array(z.strictObject({ home: whole(0, 199), away: whole(0, 199) })).check(z.maxLength(5, fieldMessages.tooMany(5)))
