import type { MatchSide, UndoableKind } from '@torneo/contracts/match-commands'
import type { MatchEvent, MatchEventType } from '@torneo/contracts/match-events'
import type { Match } from '@torneo/contracts/matches'

/** An event as a match keeps it: players by id only. */
export type RegisteredEvent = Omit<MatchEvent, 'matchId' | 'playerName' | 'playerNumber' | 'assistPlayerName'>

/** Bounds of one match: past them an action is refused. */
export const matchBounds = { events: 400, actions: 4000 } as const

/** The newest rows of the log stay with the match; no undo reaches further back, so older rows never change. */
export const newestRows = 60

export interface Person {
  readonly id: string
  readonly name: string
}

/** What is done to a match. */
export type MatchAction =
  | { readonly kind: 'start' | 'pause' | 'resume' | 'finish' | 'cancel' | 'reopen' }
  | { readonly kind: 'score'; readonly side: MatchSide; readonly step: 1 | -1 }
  | { readonly kind: 'minute'; readonly step: 1 | -1 }
  | { readonly kind: 'half'; readonly half: number }
  | {
    readonly kind: 'event'; readonly type: MatchEventType; readonly teamId: string; readonly playerId: string
    readonly assistPlayerId?: string | null | undefined
    /** Absent: the match's current minute (spec 2 §5). */
    readonly minute?: number | undefined
  }
  | { readonly kind: 'event_deletion'; readonly eventId: string }
  /** Takes back the own action that was sent under this key; absent: the own latest that can be. */
  | { readonly kind: 'undo'; readonly undoes?: string | undefined }
  | { readonly kind: 'result'; readonly homeScore: number; readonly awayScore: number }
  /** Absolute values, by a partial update of the fixture (R10). */
  | ({ readonly kind: 'counters' } & Partial<Pick<Match, 'homeScore' | 'awayScore' | 'currentMinute' | 'currentHalf'>>)
  /** The clock stops by itself: more was due than it catches up. */
  | { readonly kind: 'stall' }

export type MatchActionKind = MatchAction['kind']

/** What an action sets, besides the counters that it steps. */
export type MatchState = Pick<MatchFields,
  'status' | 'isLive' | 'clockStalled' | 'currentMinute' | 'currentHalf' | 'nextTickAt' | 'restMs' | 'cancelledFrom' | 'cancelledRunning'>

/** What an action really changed: enough to do it again and to take it back. A step that was clamped at 0 is 0. */
export interface Effect {
  /** Steps of the scores and of the minute. */
  readonly home?: number
  readonly away?: number
  readonly minute?: number
  /** The same fields as they were and as they are then. */
  readonly before?: Partial<MatchState>
  readonly after?: Partial<MatchState>
  readonly added?: readonly RegisteredEvent[]
  readonly removed?: readonly RegisteredEvent[]
  /** Of an undo: the row that it took back. */
  readonly undid?: { readonly rev: number; readonly key: string | null; readonly kind: UndoableKind }
}

/** One action that was done to a match (B1). */
export interface LogRow {
  /** The Idempotency-Key that it was sent with. */
  readonly key: string | null
  /** The match's rev that it made. */
  readonly rev: number
  /** By the clock of the database. */
  readonly at: Date
  /** By the clock of the device, where that was sent. */
  readonly deviceAt?: Date | undefined
  readonly by: Person
  readonly kind: MatchActionKind
  readonly effect: Effect
  /** Tells the request from another one under the same key. */
  readonly asked?: string | undefined
  readonly undone?: { readonly at: Date; readonly by: Person } | undefined
}

interface MatchFields extends Pick<Match,
  'rev' | 'homeTeamId' | 'awayTeamId' | 'status' | 'isLive' | 'homeScore' | 'awayScore' | 'currentMinute' | 'currentHalf'> {
  readonly clockStalled?: boolean | undefined
  /** When the clock's next minute is due; null while it is stopped, absent where it is not known, as on a device. */
  readonly nextTickAt?: Date | null | undefined
  /** Milliseconds left of the running minute while the clock is stopped. */
  readonly restMs?: number | undefined
  /** Where a cancelled match came from, and whether its clock ran: for its reopening. */
  readonly cancelledFrom?: Match['status'] | null | undefined
  readonly cancelledRunning?: boolean | undefined
}

/** A match with what happened in it and what was done to it. */
export interface MatchAggregate extends MatchFields {
  /** In no order; `timeline` sorts them. */
  readonly events: readonly RegisteredEvent[]
  /** Oldest first. */
  readonly log: readonly LogRow[]
  /** How many older rows lie in `match_log`; absent: none. */
  readonly logCut?: number | undefined
}
