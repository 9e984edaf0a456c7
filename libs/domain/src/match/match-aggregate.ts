import type { matchCommandMessages } from '@torneo/contracts/match/match-commands'
import type { MatchEvent } from '@torneo/contracts/match/match-events'
import type { Match } from '@torneo/contracts/match/matches'
import type { ScoringRules, SetScore } from '@torneo/contracts/tournament/scoring'
import type { Periods } from './clock/periods'

/** An event as stored in a match, with players by id only. */
export type RegisteredEvent = Omit<
  MatchEvent,
  'matchId' | 'playerName' | 'playerNumber' | 'assistPlayerName' | 'outPlayerName'
>

/** Id of the red card that a second yellow card adds. */
export const redCardId = (yellowCardId: string): string => `${yellowCardId}r`

/** Limits of one match; actions beyond them are rejected. */
export const matchBounds = { events: 400, actions: 4000 } as const

/** Number of newest log rows stored with the match. No undo reaches further back, so older rows never change. */
export const newestRows = 60

export interface Person {
  readonly id: string
  readonly name: string
}

/** The fields that an action sets, in addition to the counters that it steps. */
export type MatchState = Pick<
  MatchFields,
  | 'status'
  | 'isLive'
  | 'clockStalled'
  | 'clockSince'
  | 'currentMinute'
  | 'currentHalf'
  | 'periodOver'
  | 'nextTickAt'
  | 'restMs'
  | 'cancelledFrom'
  | 'cancelledRunning'
  | 'result'
  | 'interruption'
  | 'shootout'
  | 'bonus'
  | 'date'
  | 'time'
  | 'changed'
  | 'sets'
  | 'homePoints'
  | 'awayPoints'
  | 'homeTeamId'
  | 'awayTeamId'
>

/** The actual change made by an action: enough to replay and to revert it. A step that was clamped at 0 is 0. */
export interface Effect {
  /** Steps of the scores and of the minute. */
  readonly home?: number
  readonly away?: number
  readonly minute?: number
  /** Steps of the points in the set with this number, from 1. */
  readonly homePoints?: number
  readonly awayPoints?: number
  readonly set?: number
  /** Values of the same fields before and after the action. */
  readonly before?: Partial<MatchState>
  readonly after?: Partial<MatchState>
  readonly added?: readonly RegisteredEvent[]
  readonly removed?: readonly RegisteredEvent[]
  /** The row that an undo reverted. */
  readonly undid?: { readonly rev: number; readonly key: string | null; readonly kind: string }
}

/** A log row of a match: one applied action (B1). */
export interface LogRow {
  /** The request's Idempotency-Key. */
  readonly key: string | null
  /** The match's rev after the action. */
  readonly rev: number
  /** Database time. */
  readonly at: Date
  /** Device time, if the device sent it. */
  readonly deviceAt?: Date | undefined
  readonly by: Person
  /** A kind of `actions`, or of a later version. */
  readonly kind: string
  /** The match's minute after the action; absent in rows of earlier versions. */
  readonly minute?: number | undefined
  readonly effect: Effect
  /** Fingerprint of the request: distinguishes a repeat from another request with the same key. */
  readonly asked?: string | undefined
  readonly undone?: { readonly at: Date; readonly by: Person } | undefined
}

interface MatchFields
  extends
    Pick<
      Match,
      | 'rev'
      | 'homeTeamId'
      | 'awayTeamId'
      | 'status'
      | 'isLive'
      | 'homeScore'
      | 'awayScore'
      | 'currentMinute'
      | 'currentHalf'
      | 'result'
      | 'interruption'
      | 'shootout'
      | 'bonus'
      | 'mustHaveWinner'
      | 'extraTime'
      | 'changed'
    >,
    Partial<Pick<Match, 'date' | 'time' | 'location' | 'field'>> {
  /** The finished sets in a sport scored by sets. Absent: none is known. */
  readonly sets?: SetScore[] | undefined
  /** The points of the running set. Absent: 0. */
  readonly homePoints?: number | undefined
  readonly awayPoints?: number | undefined
  readonly clockStalled?: boolean | undefined
  /** Time of the clock's last start or stop, which a device may report later. Absent where unknown, as on a device. */
  readonly clockSince?: Date | undefined
  /** True if the period is over and the next has not begun. Absent: false. */
  readonly periodOver?: boolean | undefined
  /** Due time of the clock's next minute; null while stopped. Absent where unknown. */
  readonly nextTickAt?: Date | null | undefined
  /** Milliseconds left of the running minute while the clock is stopped. */
  readonly restMs?: number | undefined
  /** Status and running clock before a cancellation, restored when the match is reopened. */
  readonly cancelledFrom?: Match['status'] | null | undefined
  readonly cancelledRunning?: boolean | undefined
}

/** A match with its events and the log of its actions. */
export interface MatchAggregate extends MatchFields {
  /** Unordered; `timeline` sorts them. */
  readonly events: readonly RegisteredEvent[]
  /** Oldest first. */
  readonly log: readonly LogRow[]
  /** Number of older rows moved to `match_log`. Absent: none. */
  readonly logCut?: number | undefined
}

/** A key of `matchCommandMessages`. */
export type RejectionReason = keyof typeof matchCommandMessages

/** Periods of a sport without rules for them. */
export const defaultPeriods: Periods = { count: 2, minutes: 45 }

/** Inputs of an action from outside the match. */
export interface ActionContext {
  /** Current time; the database's time on the service. */
  readonly now: Date
  readonly by: Person
  readonly key: string | null
  /** Id for a new event. */
  readonly eventId: string
  /** Fingerprint of the request: distinguishes a repeat from another request with the same key. */
  readonly fingerprint?: string | undefined
  readonly deviceAt?: Date | undefined
  /** Periods of the sport. Absent: two of 45 minutes. */
  readonly periods?: Periods | undefined
  /** Scoring rules of the sport, with its score of a walkover. Absent: goals. */
  readonly scoring?: (ScoringRules & { readonly walkoverScore?: number | undefined }) | undefined
  /** All rows of the match, older ones included; needed by a restore. Absent: the match's own rows. */
  readonly fullLog?: readonly LogRow[] | undefined
  /** Returns a player's team id, or null for a missing player. Absent: players are not checked. */
  readonly teamOf?: ((playerId: string) => string | null) | undefined
}
