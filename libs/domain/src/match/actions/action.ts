import type { Endpoint, ParamsOf } from '@torneo/contracts/endpoint/endpoint'
import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import type { z } from '@torneo/contracts/fields/zod'
import type { MatchSide, UndoAnswer } from '@torneo/contracts/match/match-commands'
import type { ScoringKind } from '@torneo/contracts/tournament/scoring'
import type { Periods } from '../clock/periods'
import type { EventPlayers } from '../event-players'
import type { ActionContext, Effect, MatchAggregate, RejectionReason } from '../match-aggregate'
import type { MatchPhase } from '../phase'

/** `noEvent`: the event does not exist; `noRow`: the log row to undo or to restore does not exist. */
export type Reason = RejectionReason | 'noEvent' | 'noRow'

/** A rejection: a reason, or an error for each invalid field; null or no errors accept the action. */
export type Rejected = Reason | ErrorDetail | readonly ErrorDetail[] | null

/** A part of the scoreboard that an action can change. */
export type ScoreboardField = MatchSide | 'minute' | 'half' | 'clock' | 'shootout'

export interface Sport {
  readonly periods: Periods
  readonly scoring?: ScoringKind | undefined
}

/** The context of an action, with the periods of the match. */
export interface AppliedContext extends ActionContext {
  readonly periods: Periods
}

type Parsed<E> = E extends { body: infer S extends z.ZodMiniType } ? z.output<S> : unknown
type Sent<E> = E extends { body: infer S extends z.ZodMiniType } ? z.input<S> : unknown
type Frozen<T> = T extends readonly (infer Item)[] ? readonly Item[] : T

/** The fields of a body, as an action has them. */
export type Fields<Body> = { readonly [Field in keyof Body]: Frozen<Body[Field]> }
export type NoFields = Readonly<Record<never, never>>

/**
 * One kind of action on a match, as data: the service's routes, the device's queue and calls, the projection and the
 * undo are derived from it (docs/design/matches.md). `F`: its fields.
 */
export interface Action<F extends object = object, E extends Endpoint = Endpoint> {
  /** Absent: the service itself acts so, or another call of it does, such as those of the history. */
  readonly endpoint?: E
  /** Absent: the body is the action. */
  toAction?(body: Parsed<E>, params: ParamsOf<E>): F
  /** Errors of a body that its schema cannot find. */
  bodyErrors?(body: Parsed<E>, params: ParamsOf<E>): readonly ErrorDetail[]

  /** Match states that accept the action (spec 2 §4). */
  accepts(match: MatchPhase): boolean
  /** Applied to finished matches as well, where its effect decides. */
  readonly isLate?: true
  /** Rejection in any other state. */
  readonly otherwise: RejectionReason
  /** Rejection that precedes the one of the state. */
  precheck?(match: MatchAggregate, action: F): Reason | null
  check?(match: MatchAggregate, action: F, context: AppliedContext): Rejected
  /** Accepted while a side is open: nothing that needs to know who plays (B31). */
  fitsOpenSides?(action: F): boolean
  /** Accepted even past `matchBounds.actions`: a match must always be able to end. */
  readonly isUnlimited?: true
  /** True in the state that the action results in: repeated there, as by another phone, it does nothing (B14). */
  isAlreadyApplied?(match: MatchPhase, action: F): boolean
  /** Needs all rows of the log, older ones included. */
  readonly needsFullLog?: true
  /** Events whose players the action names or restores: `teamOf` must know them. */
  players?(match: MatchAggregate, action: F, userId: string): readonly EventPlayers[]

  /** The effect before clamping, or the reason that there is none. */
  effect(match: MatchAggregate, action: F, context: AppliedContext): Effect | Reason
  /** Adds new events to the timeline. */
  readonly isRegistration?: true

  /**
   * Kind that the response reports when its author undoes it: earlier clients accept no others. Absent: its author
   * cannot undo it.
   */
  readonly undoneAs?: UndoAnswer['undone']['kind']
  /** Undoable only as the last action of the match, for so many milliseconds. */
  readonly undoWindowMs?: number
  /** Begins or ends the match: reopening and restoring revert it, not undo. */
  readonly isPermanent?: true
}

/** An action that the live panel performs and its queue stores. `S`: its fields there. */
export interface PanelAction<F extends object = object, E extends Endpoint = Endpoint, S extends F = F> extends Action<
  F,
  E
> {
  readonly endpoint: E
  /** Form in the storage of a device; releases before and after this one read the same entries. */
  readonly stored: z.ZodMiniType<S>
  /** Absent: the fields are the body. */
  toBody?(action: S): Sent<E>
  /** Fields of the action that the board offers as a button of each side; null: not in this sport. */
  offered?(side: MatchSide, sport: Sport): S | null
  /** Parts of the scoreboard that it changes. Absent: the steps of its effect, and the half if it sets fields. */
  readonly pending?: readonly ScoreboardField[]
}

/** An action whose fields are the body of its endpoint. */
export type Command<E extends Endpoint> = Action<Fields<Parsed<E>>, E>

/** A command whose endpoint has no body. */
export type PlainCommand<E extends Endpoint> = Action<NoFields, E>
