import type { ScoringRules } from '@torneo/contracts/tournament/scoring'

/** Texts for two people on one match (B14). */
export const twoPeopleTexts = {
  leads: (name: string) => `${name} lleva este partido`,
  youLead: 'Llevas este partido',
  also: (names: string, count: number) =>
    `${names} ${count === 1 ? 'también lo tiene abierto' : 'también lo tienen abierto'}`,
  takeOver: 'Llevarlo yo',
  takenOver: (name: string) => `${name} lleva ahora este partido`,
  takeOverFailed: 'No se pudo tomar el partido',
  registered: (name: string, what: string) => `${name} registró: ${what}.`,
  counted: (name: string) => `${name} ya lo sumó al marcador.`,
  yours: (what: string) => `Lo tuyo todavía no cuenta: ${what}.`,
} as const

interface SameQuestion {
  readonly question: string
  readonly same: string
  readonly another: string
}

const masculine = (what: string): SameQuestion => ({
  question: `¿Es el mismo ${what}?`,
  same: 'Es el mismo',
  another: 'Es otro',
})
const goal = masculine('gol')
const card: SameQuestion = { question: '¿Es la misma tarjeta?', same: 'Es la misma', another: 'Es otra' }
/** Questions about a goal or a step of the score, by scoring system (B13). */
const ofScore: Readonly<Record<NonNullable<ScoringRules['scoring']>, SameQuestion>> = {
  goals: goal,
  points: { question: '¿Son los mismos puntos?', same: 'Son los mismos', another: 'Son otros' },
  sets: masculine('punto'),
}
const byType: Readonly<Record<string, SameQuestion>> = {
  yellow_card: card,
  red_card: card,
  substitution: masculine('cambio'),
}

/** Returns the question for an event of this type; null stands for a step of the score. */
export const sameQuestion = (type: string | null, scoring: ScoringRules['scoring'] = 'goals'): SameQuestion =>
  type === null || type === 'goal' || type === 'own_goal' ? ofScore[scoring] : (byType[type] ?? masculine('evento'))
