import { fieldMessages, flag, oneOf, whole } from '../fields/fields'
import { z } from '../fields/zod'
import { maxStep, scoringKinds, sportCards } from './scoring'

export const scoringMessages = {
  kind: 'Elige cómo se cuenta',
  capTooLow: 'El tope no puede ser menor que los puntos del set',
  played: 'Este deporte ya tiene partidos jugados o en juego: no se puede cambiar cómo se cuenta',
  oneByOne: 'Este deporte suma de a uno',
  bySets: 'En este deporte el marcador son los sets: súmale puntos al set o corrige los sets',
  setsOnly: 'Este deporte no se juega por sets',
  noScorer: 'En este deporte los puntos son del set: no se registran con jugador',
  goalsOnly: 'Solo en deportes por goles',
  noSteps: 'Elige al menos un valor',
  sameStep: 'Ese valor ya está en la lista',
  otherStep: (steps: readonly number[]) => `En este deporte se suma de a ${steps.join(', ')}`,
  card: 'Elige una tarjeta',
  sameCard: 'Esa tarjeta ya está en la lista',
  noCard: 'Este deporte no tiene esa tarjeta',
  fixedUndecided: 'Se juegan dos sets: el partido termina 2-0, 1-1 o 0-2',
  noBonus: 'Este deporte no tiene puntos bonus',
  pointsOnly: 'Solo en deportes por puntos',
  undecided: (toWin: number) => `El partido lo gana quien llega a ${toWin} sets`,
  afterEnd: (set: number) => `El set ${set} sobra: el partido ya estaba decidido`,
  otherScore: 'El marcador no es el de los sets',
  impossible: (set: number, points: number, score: string) =>
    `El set ${set} es a ${points} con dos de ventaja: no puede terminar ${score}`,
} as const

const isUnique = (items: readonly unknown[]): boolean => new Set(items).size === items.length

/** Scoring rules of a sport in a request. */
export const scoringInput = {
  scoring: z.optional(oneOf(scoringKinds, scoringMessages.kind)),
  bestOf: z.optional(
    z.int({ error: fieldMessages.invalid }).check(z.refine((sets) => [1, 3, 5].includes(sets), fieldMessages.invalid)),
  ),
  setPoints: z.optional(whole(1, 99)),
  lastSetPoints: z.optional(whole(1, 99)),
  setCap: z.optional(whole(0, 199)),
  /** 0: sets are the best of `bestOf` again. */
  fixedSets: z.optional(
    z.int({ error: fieldMessages.invalid }).check(z.refine((sets) => sets === 2 || sets === 0, fieldMessages.invalid)),
  ),
  shootOutKicks: z.optional(
    z
      .int({ error: fieldMessages.invalid })
      .check(z.refine((kicks) => [5, 3, 1].includes(kicks), fieldMessages.invalid)),
  ),
  steps: z.optional(
    z
      .array(whole(1, maxStep))
      .check(
        z.minLength(1, scoringMessages.noSteps),
        z.maxLength(4, fieldMessages.tooMany(4)),
        z.refine(isUnique, scoringMessages.sameStep),
      ),
  ),
  usesBonus: z.optional(flag()),
  cards: z.optional(
    z.array(oneOf(sportCards, scoringMessages.card)).check(z.refine(isUnique, scoringMessages.sameCard)),
  ),
}

/** Finished sets in a request, in order. */
export const setList = () =>
  z.array(z.strictObject({ home: whole(0, 199), away: whole(0, 199) })).check(z.maxLength(5, fieldMessages.tooMany(5)))
