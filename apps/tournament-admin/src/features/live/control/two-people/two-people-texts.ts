import type { ScoringRules } from '@torneo/contracts/tournament/scoring'
import { endSentence } from '@torneo/domain/format/join-sentences'
import { eventTypeOf } from '@torneo/domain/match/event-types'
import { sameEventQuestion } from '../../board-events'
import { masculine, type SameQuestion, scoringTexts } from '../../scoring-texts'

/** Texts for two people on one match (B14). */
export const twoPeopleTexts = {
  leads: (name: string) => `${name} lleva este partido`,
  youLead: 'Llevas este partido',
  also: (names: string, count: number) =>
    `${names} ${count === 1 ? 'también lo tiene abierto' : 'también lo tienen abierto'}`,
  takeOver: 'Llevarlo yo',
  takenOver: (name: string) => `${name} lleva ahora este partido`,
  takeOverFailed: 'No se pudo tomar el partido',
  registered: (name: string, what: string) => endSentence(`${name} registró: ${what}`),
  counted: (name: string) => `${name} ya lo sumó al marcador.`,
  yours: (what: string) => endSentence(`Lo tuyo todavía no cuenta: ${what}`),
} as const

/** Returns the question for an event of this type; null stands for a step of the score. */
export const sameQuestion = (type: string | null, scoring: ScoringRules['scoring'] = 'goals'): SameQuestion =>
  type === null || eventTypeOf(type).scores
    ? scoringTexts[scoring].same
    : (sameEventQuestion(type) ?? masculine('evento'))
