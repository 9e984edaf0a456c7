import type { MatchSide } from '@torneo/contracts/match-commands'
import type { MatchEvent, MatchEventType } from '@torneo/contracts/match-events'
import type { Match } from '@torneo/contracts/matches'

/** What a person does to a match from the panel. */
export type LiveAction =
  | { readonly kind: 'start' | 'pause' | 'resume' | 'finish' }
  | { readonly kind: 'score'; readonly side: MatchSide; readonly step: 1 | -1 }
  | { readonly kind: 'minute'; readonly step: 1 | -1 }
  | { readonly kind: 'half'; readonly half: 1 | 2 }
  | {
    readonly kind: 'event'; readonly type: MatchEventType; readonly teamId: string; readonly playerId: string
    readonly assistPlayerId: string | null
    /** The match's minute as the person saw it: sent late, the event keeps it. */
    readonly minute: number
  }
  | { readonly kind: 'event_deletion'; readonly eventId: string }
  /** Takes back the own action that was sent under this key. */
  | { readonly kind: 'undo'; readonly undoes: string }

/** An action on its way. Its key names it on the server too (Idempotency-Key), so that it counts once however often it is sent. */
export interface QueuedAction {
  readonly key: string
  readonly matchId: string
  /** Milliseconds since 1970, on this device. */
  readonly at: number
  readonly action: LiveAction
  /** `refused`: the server said no, or it cannot follow one that was refused; `reason` says why in Spanish. */
  readonly state: 'waiting' | 'sending' | 'refused'
  readonly reason?: string | undefined
}

/** A row of the timeline; `unsent` while nobody but this device knows of it. */
export interface TimelineEvent extends MatchEvent {
  readonly unsent: boolean
}

/** A match as this device shows it: what the server last said, with the own unanswered actions on top, in order. */
export interface LiveMatchView {
  readonly match: Match
  /** Minute descending, then newest first. */
  readonly events: readonly TimelineEvent[]
  /** Not answered yet, oldest first. */
  readonly waiting: readonly QueuedAction[]
  readonly refused: readonly QueuedAction[]
  /** Parts of the board that an unanswered action has touched. */
  readonly touched: ReadonlySet<'home' | 'away' | 'minute' | 'half' | 'clock'>
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
