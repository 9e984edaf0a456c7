import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { MatchEventType } from '@torneo/contracts/match/match-events'
import type { ScoringKind } from '@torneo/contracts/tournament/scoring'
import { type EventKind } from '@torneo/domain/match/event-kinds'
import { eventLabel, eventTypeOf } from '@torneo/domain/match/event-types'
import { liveTexts as texts } from './live-texts'
import { masculine, type SameQuestion, scoringTexts } from './scoring-texts'

const card: SameQuestion = { question: '¿Es la misma tarjeta?', same: 'Es la misma', another: 'Es otra' }

/** The parts of an event type that only the board needs. */
interface BoardEvent {
  /** Key of each side's button, also printed on it. */
  readonly keys?: Readonly<Record<MatchSide, string>>
  /** Absent: the question about the score. */
  readonly same?: SameQuestion
  /** Text as a choice on the form of another type. */
  readonly choice?: string
}

const boardEvents: Readonly<Record<MatchEventType, BoardEvent>> = {
  goal: { keys: { home: 'W', away: 'O' } },
  own_goal: { choice: 'En contra' },
  yellow_card: { keys: { home: 'E', away: 'I' }, same: card },
  red_card: { keys: { home: 'R', away: 'U' }, same: card },
  substitution: { same: masculine('cambio') },
  green_card: { same: card },
  blue_card: { same: card },
  two_minutes: { same: { question: '¿Es la misma exclusión?', same: 'Es la misma', another: 'Es otra' } },
}

export const keyOf = (type: MatchEventType, side: MatchSide): string | undefined => boardEvents[type].keys?.[side]

/** The question about two events of a type; undefined for a type of another version. */
export const sameEventQuestion = (type: string): SameQuestion | undefined =>
  Object.hasOwn(boardEvents, type) ? boardEvents[type as MatchEventType].same : undefined

export const choiceText = ({ type, penalty }: EventKind): string =>
  penalty ? texts.fromPenalty : (boardEvents[type].choice ?? eventLabel({ type }))

/** Text of a type's button and title of its form: 'Registrar Gol', 'Tarjeta Roja'. */
export const eventTitle = (type: MatchEventType, scoring: ScoringKind): string =>
  eventTypeOf(type).scores ? scoringTexts[scoring].register : eventLabel({ type })
