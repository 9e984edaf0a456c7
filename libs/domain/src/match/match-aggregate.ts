import type { matchCommandMessages, MatchSide, ScoreStep } from '@torneo/contracts/match-commands'
import type { MatchEvent, MatchEventChange, MatchEventType } from '@torneo/contracts/match-events'
import type { Match } from '@torneo/contracts/matches'
import type { ScoringRules, SetScore } from '@torneo/contracts/scoring'
import type { Periods } from '../periods'

/** An event as stored in a match: players by id only. */
export type RegisteredEvent = Omit<MatchEvent, 'matchId' | 'playerName' | 'playerNumber' | 'assistPlayerName'>

/** The fields that a correction gives; `playerId` as in `unidentified`. */
export type EventChange = Omit<MatchEventChange, 'playerId'> & { readonly playerId?: string | undefined }

/** The id of the red card that comes with a second yellow one. */
export const redCardId = (yellowCardId: string): string => `${yellowCardId}r`

/** Limits of one match: past them an action is rejected. */
export const matchBounds = { events: 400, actions: 4000 } as const

/** The number of newest log rows stored with the match; no undo reaches further back, so older rows never change. */
export const newestRows = 60

export interface Person {
  readonly id: string
  readonly name: string
}

/** A command to a match, as data. */
export type MatchAction =
  | { readonly kind: 'start' | 'pause' | 'resume' | 'finish' | 'cancel' | 'reopen' }
  /** The clock stops, and the period is marked as over (B8). */
  | { readonly kind: 'period_end' }
  /** The clock runs from the period's first minute (B8). */
  | { readonly kind: 'period_start'; readonly period: number }
  /** `isAnother`: false asks whether another person registered the same just now (B14). */
  | { readonly kind: 'score'; readonly side: MatchSide; readonly step: ScoreStep['step']; readonly isAnother?: boolean | undefined }
  /** The running set is won (B13). */
  | { readonly kind: 'set_end'; readonly set: number }
  /** The finished sets, corrected. */
  | { readonly kind: 'sets'; readonly sets: readonly SetScore[] }
  | { readonly kind: 'minute'; readonly step: 1 | -1 }
  /** A typed minute (B5). */
  | { readonly kind: 'minute_set'; readonly minute: number }
  | { readonly kind: 'half'; readonly half: number }
  | {
    readonly kind: 'event'; readonly type: MatchEventType; readonly teamId: string; readonly playerId: string
    readonly assistPlayerId?: string | null | undefined
    /** Absent: the match's current minute (spec 2 §5). */
    readonly minute?: number | undefined
    readonly added?: number | undefined
    readonly penalty?: boolean | undefined
    /** What a goal counts in a sport of points. */
    readonly points?: number | undefined
    /** The score has the goal already. */
    readonly counted?: boolean | undefined
    /** A second yellow card, with the red one. */
    readonly withRed?: boolean | undefined
    /** False asks whether another person registered the same just now (B14). */
    readonly isAnother?: boolean | undefined
  }
  /** Corrects the given fields (B4). */
  | ({ readonly kind: 'event_change'; readonly eventId: string } & EventChange)
  | { readonly kind: 'event_deletion'; readonly eventId: string }
  /**
   * Reverts the user's action with this key; absent: the user's latest action that can be undone. `row`: anybody's action instead, by the key or
   * the rev of its row (B3).
   */
  | { readonly kind: 'undo'; readonly undoes?: string | undefined; readonly row?: string | undefined }
  /** Score, events, minute and period as they were after the row with this rev (B3). */
  | { readonly kind: 'restore'; readonly rev: number }
  | {
    readonly kind: 'result'; readonly homeScore: number; readonly awayScore: number
    /** The shoot-out of a paper sheet. */
    readonly homePenalties?: number | undefined; readonly awayPenalties?: number | undefined
    readonly sets?: readonly SetScore[] | undefined
  }
  /** A side did not come (B15). */
  | { readonly kind: 'walkover'; readonly absent: MatchSide; readonly reason: string }
  /** Stopped before its end, or put off; with a new date, or without (B15). */
  | { readonly kind: 'abandon' | 'postpone'; readonly date?: string | undefined; readonly time?: string | undefined; readonly reason: string }
  /** Of a shoot-out (B16). `playerId` as in `unidentified`. */
  | { readonly kind: 'kick'; readonly side: MatchSide; readonly scored: boolean; readonly playerId: string }
  /** Absolute values from a partial update of the fixture (R10). */
  | ({ readonly kind: 'counters' } & Partial<Pick<Match, 'homeScore' | 'awayScore' | 'currentMinute' | 'currentHalf'>>)
  /** The clock stops itself: more minutes are due than it catches up. */
  | { readonly kind: 'stall' }

export type MatchActionKind = MatchAction['kind']

/** The fields that an action sets, besides the counters that it steps. */
export type MatchState = Pick<MatchFields,
  'status' | 'isLive' | 'clockStalled' | 'clockSince' | 'currentMinute' | 'currentHalf' | 'periodOver' | 'nextTickAt' | 'restMs' | 'cancelledFrom'
  | 'cancelledRunning' | 'result' | 'interruption' | 'shootout' | 'date' | 'time' | 'changed' | 'sets' | 'homePoints' | 'awayPoints'>

/** The actual change by an action: enough to replay it and to revert it. A step that was clamped at 0 is 0. */
export interface Effect {
  /** Steps of the scores and of the minute. */
  readonly home?: number
  readonly away?: number
  readonly minute?: number
  /** Steps of the points of the set with this number, from 1. */
  readonly homePoints?: number
  readonly awayPoints?: number
  readonly set?: number
  /** The same fields before and after the action. */
  readonly before?: Partial<MatchState>
  readonly after?: Partial<MatchState>
  readonly added?: readonly RegisteredEvent[]
  readonly removed?: readonly RegisteredEvent[]
  /** For an undo: the row that it reverted. */
  readonly undid?: { readonly rev: number; readonly key: string | null; readonly kind: MatchActionKind }
}

/** One applied action of a match (B1). */
export interface LogRow {
  /** The Idempotency-Key that it was sent with. */
  readonly key: string | null
  /** The match's rev after the action. */
  readonly rev: number
  /** Database time. */
  readonly at: Date
  /** Device time, if the device sent it. */
  readonly deviceAt?: Date | undefined
  readonly by: Person
  readonly kind: MatchActionKind
  /** The match's minute after it; absent in rows of earlier versions. */
  readonly minute?: number | undefined
  readonly effect: Effect
  /** Fingerprint of the request: tells a repeat from another request under the same key. */
  readonly asked?: string | undefined
  readonly undone?: { readonly at: Date; readonly by: Person } | undefined
}

interface MatchFields extends Pick<Match,
  'rev' | 'homeTeamId' | 'awayTeamId' | 'status' | 'isLive' | 'homeScore' | 'awayScore' | 'currentMinute' | 'currentHalf' | 'result' | 'interruption'
  | 'shootout' | 'mustHaveWinner' | 'extraTime' | 'changed'>, Partial<Pick<Match, 'date' | 'time' | 'location' | 'field'>> {
  /** The finished sets of a sport of sets; absent: none is known. */
  readonly sets?: SetScore[] | undefined
  /** The points of the running set. Absent: 0. */
  readonly homePoints?: number | undefined
  readonly awayPoints?: number | undefined
  readonly clockStalled?: boolean | undefined
  /** When the clock was last started or stopped, which a device may report later; absent where it is unknown, as on a device. */
  readonly clockSince?: Date | undefined
  /** The period is over and the next has not begun. Absent: false. */
  readonly periodOver?: boolean | undefined
  /** When the clock's next minute is due; null while it is stopped, absent where it is unknown. */
  readonly nextTickAt?: Date | null | undefined
  /** Milliseconds left of the running minute while the clock is stopped. */
  readonly restMs?: number | undefined
  /** The status of a match before its cancellation and whether its clock ran, to restore them when it is reopened. */
  readonly cancelledFrom?: Match['status'] | null | undefined
  readonly cancelledRunning?: boolean | undefined
}

/** A match with its events and the log of its actions. */
export interface MatchAggregate extends MatchFields {
  /** Unordered; `timeline` sorts them. */
  readonly events: readonly RegisteredEvent[]
  /** Oldest first. */
  readonly log: readonly LogRow[]
  /** The number of older rows moved to `match_log`; absent: none. */
  readonly logCut?: number | undefined
}

/** A key of `matchCommandMessages`. */
export type RejectionReason = keyof typeof matchCommandMessages

/** Of a sport that says nothing. */
export const defaultPeriods: Periods = { count: 2, minutes: 45 }

/** The inputs of an action from outside the match. */
export interface ActionContext {
  /** On the service, the time of the database. */
  readonly now: Date
  readonly by: Person
  readonly key: string | null
  /** The id for a new event. */
  readonly eventId: string
  /** Fingerprint of the request: tells a repeat from another request under the same key. */
  readonly asked?: string | undefined
  readonly deviceAt?: Date | undefined
  /** The periods of the sport; absent: two of 45 minutes. */
  readonly periods?: Periods | undefined
  /** The score of the side that came to a walkover; absent: the usual one. */
  readonly walkoverScore?: number | undefined
  /** How the sport counts; absent: by goals. */
  readonly scoring?: ScoringRules | undefined
  /** For a restore: all rows of the match, older ones included; absent: the match's own. */
  readonly wholeLog?: readonly LogRow[] | undefined
  /** The team id of a player, null when the player does not exist; without this function players are not checked. */
  readonly teamOf?: ((playerId: string) => string | null) | undefined
}
