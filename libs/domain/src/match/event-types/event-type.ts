import type { MatchEventDraft, MatchEventType } from '@torneo/contracts/match/match-events'
import type { PlayerStats } from '@torneo/contracts/tournament/players'
import type { ScoringKind, SportCard } from '@torneo/contracts/tournament/scoring'
import type { SportRules } from '@torneo/contracts/tournament/tournament-sports'

export type CardColor = 'yellow' | 'red' | 'blue'

/** Fields of an event that only some types have. */
export type EventField = keyof Pick<
  MatchEventDraft,
  'assistPlayerId' | 'outPlayerId' | 'penalty' | 'points' | 'withRed'
>

/**
 * One type of event, as data: its check, score and statistics, the board's buttons and forms, prints and timelines are
 * derived from it.
 */
export interface EventType {
  /** Spanish label (spec 2 §2). */
  readonly label: string
  /** Drawing in a timeline. Absent: the one of an unknown type. */
  readonly icon?: 'goal' | 'change' | 'green' | 'two_minutes' | CardColor
  /** Scoring systems whose boards and forms offer it. Absent: all. */
  readonly scorings?: readonly ScoringKind[]
  /** Card of the sport that it is: only sports that have it offer and take it (B87). */
  readonly sportCard?: SportCard
  /** Minutes that its player is off the field. */
  readonly minutesOut?: number
  /** Rule of the sport that adds its button to the board. Absent: no rule is needed. */
  readonly rule?: keyof SportRules
  /** Type on whose form it is a choice. Absent: it has a button of its own. */
  readonly variantOf?: MatchEventType
  /** Fields that it may have besides its team, player and minute. */
  readonly fields?: readonly EventField[]
  /** Scoring systems where it may be from the penalty spot. */
  readonly penaltyIn?: readonly ScoringKind[]
  /** Side whose score it raises: of its team, or the other one (B10). */
  readonly scores?: 'own' | 'other'
  /** Statistic of its player that it raises. */
  readonly counter?: keyof PlayerStats
  /** Card that counts for suspensions and fair play (B12). */
  readonly card?: CardColor
  /** Column of a printed sheet that counts it. */
  readonly column?: string
  /** Heading of that column and its meaning. Absent: the sheet has its own. */
  readonly heading?: readonly [short: string, long: string]
}
