import { isCallError, serverNow } from '@torneo/client'
import type { MatchState } from '@torneo/contracts/endpoint/realtime'
import { undoDepth } from '@torneo/contracts/match/match-commands'
import type { MatchEvent } from '@torneo/contracts/match/match-events'
import type { Match } from '@torneo/contracts/match/matches'
import { actionOf } from '@torneo/domain/match/actions'
import { isOpen } from '@torneo/domain/match/phase'
import {
  type ScoreboardField,
  type DeviceEffect,
  projectMatch,
  type Projection,
  type TimelineEvent,
} from '@torneo/domain/match/projection'
import type { ActionQueue } from './action-queue'
import type { MatchApi } from './match-api'
import { type QueuedAction, withRow } from './queued-action'

/** A match as received from the server. */
export interface Snapshot {
  readonly match: Match
  readonly events: readonly MatchEvent[]
  /** Time when it was known to be current, in milliseconds since 1970. */
  readonly asOf: number
}

/** An own action that can still be undone. */
export interface OwnAction extends Pick<QueuedAction, 'key' | 'at' | 'action'> {
  /** The event that it added to the timeline or removed from it. */
  readonly event: MatchEvent | null
}

/** A match as this device shows it: the snapshot with the queued actions applied in order. */
export interface ShownMatch {
  readonly match: Match
  /** Sorted by minute descending, then newest first. The id of an unsent event is the key of its action. */
  readonly events: readonly TimelineEvent[]
  /** Unanswered actions, oldest first. */
  readonly waiting: readonly QueuedAction[]
  readonly rejected: readonly QueuedAction[]
  /** Possible duplicates of another person's actions; each needs a decision (B14). */
  readonly duplicates: readonly QueuedAction[]
  /** Sent and unsent actions, newest first, ten at most; 'Deshacer' undoes the first. */
  readonly undoable: readonly OwnAction[]
  /** Parts of the board that an unanswered action changes. */
  readonly pendingFields: ReadonlySet<ScoreboardField>
  /** Time when the snapshot was last known to be current, in milliseconds since 1970. */
  readonly asOf: number
}

export interface MatchViewState {
  readonly status: 'loading' | 'ready' | 'missing' | 'failed'
  /** The last known match, if any, also while loading or failed. */
  readonly shown: ShownMatch | null
}

interface MatchViewOptions {
  readonly matchId: string
  readonly queue: ActionQueue
  readonly read: MatchApi['read']
  /** Returns the snapshot of an earlier visit, shown until a fresh one arrives, whatever its rev. */
  readonly cached: () => Snapshot | null
}

/** Maximum plain reads repeated because own actions were sent meanwhile; the last one counts anyway. */
const maxReads = 3

const isUndoable = ({ action: { kind } }: QueuedAction) => actionOf(kind).undoneAs !== undefined

/** True for an answered action that a snapshot does not include yet. */
const isAhead = ({ state, rev }: QueuedAction, { match }: Snapshot) =>
  state === 'done' && (rev === undefined || rev > match.rev)

/**
 * Finds the row of an own event whose response was lost: a new row in the frame that names its key, with equal fields.
 */
function findOwnRow(
  { action }: QueuedAction,
  shown: MatchEvent | undefined,
  events: readonly MatchEvent[],
  before: readonly MatchEvent[],
): MatchEvent | undefined {
  if (!actionOf(action.kind).isRegistration) return undefined
  const known = new Set(before.map(({ id }) => id))
  const expected: { readonly [Field in keyof MatchEvent]?: MatchEvent[Field] | undefined } = { ...shown, ...action }
  const fields = [
    'type',
    'playerId',
    'teamId',
    ...('minute' in action ? (['minute', 'added', 'assistPlayerId'] as const) : []),
  ] as const
  return events.find(
    (row) => !known.has(row.id) && fields.every((field) => (row[field] ?? 0) === (expected[field] ?? 0)),
  )
}

export type MatchView = ReturnType<typeof createMatchView>

/**
 * Creates the view of one match: the server's newest snapshot, with own actions applied that it does not include yet.
 */
export function createMatchView({ matchId, queue, read, cached }: MatchViewOptions) {
  let snapshot = cached()
  let isFresh = false
  let failure: 'missing' | 'failed' | null = null
  let isLoading = false
  let state: MatchViewState | null = null
  const listeners = new Set<() => void>()
  const own = () => queue.ofMatch(matchId)

  function changed(): void {
    state = null
    for (const listener of [...listeners]) listener()
  }

  function project(base: Snapshot, actions: readonly QueuedAction[]): Projection {
    return projectMatch(
      base,
      actions.map((action) => ({ ...action, isDone: action.state === 'done' })),
      own().filter((one) => one.state !== 'refused'),
    )
  }
  const notIncluded = (base: Snapshot) => own().filter((action) => action.state === 'waiting' || isAhead(action, base))

  /** Replaces the snapshot unless the next one has an older rev. */
  function replace(next: Snapshot): void {
    if (!isFresh || !snapshot || next.match.rev >= snapshot.match.rev) snapshot = next
    isFresh = true
    failure = null
    changed()
  }

  function fail(kind: typeof failure): void {
    failure = kind
    changed()
  }

  function show(base: Snapshot): ShownMatch {
    const { match, events, pendingFields } = project(base, notIncluded(base))
    const counted = own().filter(({ state: one }) => one !== 'refused')
    const undone = new Set(counted.map(({ action }) => (action.kind === 'undo' ? action.undoes : '')))
    // Only a guess for a start: the server knows whether another person has acted since (B7).
    const isInTime = ({ key, at, action: { kind } }: QueuedAction) => {
      const { undoWindowMs } = actionOf(kind)
      return (
        undoWindowMs === undefined ||
        (match.status === 'live' && counted.at(-1)?.key === key && serverNow() - at < undoWindowMs)
      )
    }
    const undoable = counted
      .filter(isUndoable)
      .slice(-undoDepth)
      .toReversed()
      .filter((one) => !undone.has(one.key) && !one.isFinal && isInTime(one))
      .map(({ key, at, action, change }): OwnAction => ({
        key,
        at,
        action,
        event: change?.added?.[0] ?? change?.removed?.[0] ?? null,
      }))
    return {
      match,
      events,
      pendingFields,
      undoable: isOpen(match) ? undoable : undoable.filter(({ action }) => actionOf(action.kind).accepts(match)),
      asOf: base.asOf,
      waiting: own().filter((one) => one.state === 'waiting'),
      rejected: own().filter(({ state: one, same }) => one === 'refused' && !same),
      duplicates: own().filter(({ state: one, same }) => one === 'refused' && same),
    }
  }

  queue.subscribe(({ before, after, match }) => {
    if ((after ?? before)?.matchId !== matchId) return
    // Build a snapshot from a response by applying the own actions to the events.
    if (match && isFresh && snapshot && match.rev > snapshot.match.rev) {
      const base = snapshot
      snapshot = {
        match,
        events: project(
          base,
          own().filter((action) => isAhead(action, base)),
        ).events,
        asOf: Date.now(),
      }
    }
    changed()
  })

  async function readWhileIdle(): Promise<void> {
    for (let attempt = 1; attempt <= maxReads; attempt += 1) {
      await queue.idle(matchId)
      const attempts = queue.attempts(matchId)
      const asOf = Date.now()
      const found = await read(matchId)
      // A read does not name the own actions that it includes: one sent meanwhile would count twice.
      if (queue.attempts(matchId) !== attempts && attempt < maxReads) continue
      for (const action of own())
        if (action.state === 'done' && action.rev === undefined) queue.confirm({ ...action, rev: found.match.rev })
      replace({ ...found, asOf })
      return
    }
  }

  return {
    /** Returns the same object until something changes. */
    state(): MatchViewState {
      // A killed browser restores it from the second storage shortly after startup.
      snapshot ??= cached()
      const status = failure === 'missing' ? failure : isFresh ? 'ready' : (failure ?? 'loading')
      state ??= { status, shown: snapshot && show(snapshot) }
      return state
    },
    /** Returns the snapshot to store for the next visit; null unless fresh. */
    freshSnapshot: (): Snapshot | null => (isFresh ? snapshot : null),
    effectOf(action: QueuedAction): DeviceEffect | undefined {
      if (!snapshot) return undefined
      const actions = notIncluded(snapshot)
      return project(
        snapshot,
        actions.some(({ key }) => key === action.key) ? actions : [...actions, action],
      ).effects.get(action.key)
    },
    /** Applies a frame of the socket, which names the own actions that it includes. */
    receive({ match, events, applied }: MatchState, asOf: number): void {
      const before = snapshot
      const effects = before && project(before, notIncluded(before)).effects
      const included = own().filter(
        ({ key, state: one, rev }) =>
          applied.includes(key) && (one === 'waiting' || (one === 'done' && rev === undefined)),
      )
      // Confirm first, as ahead of the snapshot, so that no action counts twice or is missing in between.
      for (const action of included) {
        const change = effects?.get(action.key) ?? action.change
        const row = before ? findOwnRow(action, change?.added?.[0], events, before.events) : undefined
        queue.confirm({ ...action, rev: match.rev, change: withRow(change, row) })
      }
      replace({ match, events, asOf })
    },
    /** Reads the match without the socket. */
    async load(): Promise<void> {
      if (isLoading) return
      isLoading = true
      if (failure) fail(null)
      try {
        await readWhileIdle()
      } catch (error) {
        fail(isCallError(error) && error.code === 404 ? 'missing' : 'failed')
      } finally {
        isLoading = false
      }
    },
    fail,
    /** Returns an unsubscribe function. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
