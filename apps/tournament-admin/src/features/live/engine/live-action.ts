import type { MatchEvent } from '@torneo/contracts/match-events'
import type { Match } from '@torneo/contracts/matches'
import type { BoardPart, LiveAction, TimelineEvent } from '@torneo/domain/match/projection'

export type { LiveAction, TimelineEvent }

/** An action on its way. Its key names it on the server too (Idempotency-Key), so that it counts once however often it is sent. */
export interface QueuedAction {
  readonly key: string
  readonly matchId: string
  /** Milliseconds since 1970, on this device. */
  readonly at: number
  readonly action: LiveAction
  /** `refused`: the server said no; `reason` says why in Spanish. */
  readonly state: 'waiting' | 'sending' | 'refused'
  readonly reason?: string | undefined
}

/** An own action that can still be taken back. */
export interface OwnAction extends Pick<QueuedAction, 'key' | 'at' | 'action'> {
  /** What it added to the timeline or took away from it. */
  readonly event: MatchEvent | null
}

/** A match as this device shows it: what the server last said, with the own unanswered actions on top, in order. */
export interface LiveMatchView {
  readonly match: Match
  /** Minute descending, then newest first. The id of an unsent row is the key of its action. */
  readonly events: readonly TimelineEvent[]
  /** Not answered yet, oldest first. */
  readonly waiting: readonly QueuedAction[]
  readonly refused: readonly QueuedAction[]
  /** Sent or not, newest first, ten at most: the first is what 'Deshacer' takes back. */
  readonly undoable: readonly OwnAction[]
  /** Parts of the board that an unanswered action has touched. */
  readonly touched: ReadonlySet<BoardPart>
  /** When what the server said was last known to be so, in milliseconds since 1970. */
  readonly asOf: number
}

/** How an action ended: for words to the person. */
export interface Settled {
  readonly queued: QueuedAction
  readonly outcome: 'done' | 'refused'
  /** The server's sentence when refused. */
  readonly message?: string | undefined
}

/** What the control screen works with; made by `useLiveMatch`. */
export interface LiveMatch {
  readonly status: 'loading' | 'ready' | 'missing' | 'failed'
  /** The last known view even while loading or failed, when there is one. */
  readonly view: LiveMatchView | null
  /** Shows it at once, keeps it on this device, sends it in order; gives its key. */
  readonly act: (action: LiveAction) => string
  /** Takes an own action back: out of the queue when it was never sent, by an undo otherwise. */
  readonly takeBack: (key: string) => void
  /** Sends a refused action again, under a new key. */
  readonly retry: (key: string) => void
  readonly discard: (key: string) => void
  /** Loads again after a failure. */
  readonly reload: () => void
  /** Calls back when an action of this device was answered. Gives the way to stop. */
  readonly onSettled: (listener: (settled: Settled) => void) => () => void
}
