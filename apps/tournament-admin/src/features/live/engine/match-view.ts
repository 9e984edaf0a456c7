import { isCallError, serverNow } from '@torneo/client'
import { undoDepth, undoableKinds, undoStartWindow } from '@torneo/contracts/match-commands'
import { type MatchEvent, unidentified } from '@torneo/contracts/match-events'
import type { Match } from '@torneo/contracts/matches'
import type { MatchState } from '@torneo/contracts/realtime'
import { type ScoreboardField, type DeviceEffect, projected, type Projection, type TimelineEvent } from '@torneo/domain/match/projection'
import { canCommand } from '@torneo/domain/match-lifecycle'
import type { ActionQueue } from './action-queue'
import type { MatchApi } from './match-api'
import { type QueuedAction, withRow } from './queued-action'

/** What the server said of a match. */
export interface Snapshot {
  readonly match: Match
  readonly events: readonly MatchEvent[]
  /** When it was known to be true, in milliseconds since 1970. */
  readonly asOf: number
}

/** An own action that can still be taken back. */
export interface OwnAction extends Pick<QueuedAction, 'key' | 'at' | 'action'> {
  /** What it added to the timeline or removed from it. */
  readonly event: MatchEvent | null
}

/** A match as this device shows it: the snapshot with the queued actions projected on it, in order. */
export interface ShownMatch {
  readonly match: Match
  /** Minute descending, then newest first. The id of an unsent row is the key of its action. */
  readonly events: readonly TimelineEvent[]
  /** Not answered yet, oldest first. */
  readonly waiting: readonly QueuedAction[]
  readonly refused: readonly QueuedAction[]
  /** Possible duplicates of what another person registered: each waits for a decision (B14). */
  readonly duplicates: readonly QueuedAction[]
  /** Sent or not, newest first, ten at most: the first is what 'Deshacer' takes back. */
  readonly undoable: readonly OwnAction[]
  /** Parts of the board that an unanswered action changes. */
  readonly pendingFields: ReadonlySet<ScoreboardField>
  /** When the snapshot was last known to be true, in milliseconds since 1970. */
  readonly asOf: number
}

export interface MatchViewState {
  readonly status: 'loading' | 'ready' | 'missing' | 'failed'
  /** The last known match even while loading or failed, when there is one. */
  readonly shown: ShownMatch | null
}

interface MatchViewOptions {
  readonly matchId: string
  readonly queue: ActionQueue
  readonly read: MatchApi['read']
  /** What an earlier visit saw: shown until there is something fresh, whatever its rev. */
  readonly cached: () => Snapshot | null
}

/** Rounds of a plain read during which own actions were sent, before it counts anyway. */
const maxRounds = 3

const isUndoable = ({ action: { kind } }: QueuedAction) => undoableKinds.some((undoable) => undoable === kind)

/** Answered actions that a snapshot does not include yet. */
const isAhead = ({ state, rev }: QueuedAction, { match }: Snapshot) => state === 'done' && (rev === undefined || rev > match.rev)

/** The row of an own event in a frame that names its key, when its answer was lost: new, and the same in all that was sent. */
function rowOf({ action }: QueuedAction, { match, events }: Pick<Snapshot, 'match' | 'events'>, before: readonly MatchEvent[]): MatchEvent | undefined {
  const known = new Set(before.map(({ id }) => id))
  const added = events.filter(({ id }) => !known.has(id))
  if (action.kind === 'score') return added.find((row) => row.type === 'goal' && row.playerId === unidentified && row.teamId === match[`${action.side}TeamId`])
  if (action.kind !== 'event') return undefined
  return added.find((row) => row.type === action.type && row.playerId === action.playerId
    && row.teamId === action.teamId && row.minute === action.minute && row.assistPlayerId === action.assistPlayerId
    && (row.added ?? 0) === (action.added ?? 0))
}

export type MatchView = ReturnType<typeof createMatchView>

/** One match on this device: the newest snapshot of the server, under the own actions that it does not include yet. */
export function createMatchView({ matchId, queue, read, cached }: MatchViewOptions) {
  let snapshot = cached()
  let isFresh = false
  let trouble: 'missing' | 'failed' | null = null
  let isLoading = false
  let state: MatchViewState | null = null
  const listeners = new Set<() => void>()
  const own = () => queue.ofMatch(matchId)

  function changed(): void {
    state = null
    for (const listener of [...listeners]) listener()
  }

  function project(base: Snapshot, actions: readonly QueuedAction[]): Projection {
    return projected(base, actions.map((action) => ({ ...action, isDone: action.state === 'done' })), own().filter((one) => one.state !== 'refused'))
  }
  const notIncluded = (base: Snapshot) => own().filter((action) => action.state === 'waiting' || isAhead(action, base))

  /** An older rev never replaces a newer one, wherever it comes from. */
  function replace(next: Snapshot): void {
    if (!isFresh || !snapshot || next.match.rev >= snapshot.match.rev) snapshot = next
    isFresh = true
    trouble = null
    changed()
  }

  function fail(kind: typeof trouble): void {
    trouble = kind
    changed()
  }

  function show(base: Snapshot): ShownMatch {
    const { match, events, pendingFields } = project(base, notIncluded(base))
    const counted = own().filter(({ state: one }) => one !== 'refused')
    const undone = new Set(counted.map(({ action }) => (action.kind === 'undo' ? action.undoes : '')))
    // As far as this device knows: whether another person did something since, the server judges (B7).
    const canUndoStart = ({ key, at }: QueuedAction) => match.status === 'live' && counted.at(-1)?.key === key && serverNow() - at < undoStartWindow
    const undoable = counted.filter(isUndoable).slice(-undoDepth).toReversed()
      .filter((one) => !undone.has(one.key) && !one.isFinal && (one.action.kind !== 'start' || canUndoStart(one)))
      .map(({ key, at, action, change }): OwnAction => ({ key, at, action, event: change?.added?.[0] ?? change?.removed?.[0] ?? null }))
    return {
      match, events, pendingFields, undoable: canCommand('undo', match) ? undoable : undoable.filter(({ action }) => match.status === 'finished' && action.kind === 'event_change'), asOf: base.asOf,
      waiting: own().filter((one) => one.state === 'waiting'), refused: own().filter(({ state: one, same }) => one === 'refused' && !same), duplicates: own().filter(({ state: one, same }) => one === 'refused' && same),
    }
  }

  queue.subscribe(({ before, after, match }) => {
    if ((after ?? before)?.matchId !== matchId) return
    // With what the own actions did, an answer is a snapshot too.
    if (match && isFresh && snapshot && match.rev > snapshot.match.rev) {
      const base = snapshot
      snapshot = { match, events: project(base, own().filter((action) => isAhead(action, base))).events, asOf: Date.now() }
    }
    changed()
  })

  async function readWhileIdle(): Promise<void> {
    for (let round = 1; round <= maxRounds; round += 1) {
      await queue.idle(matchId)
      const attempts = queue.attempts(matchId)
      const asOf = Date.now()
      const found = await read(matchId)
      // It does not name the own actions that it includes: one that was sent meanwhile would count twice on the board.
      if (queue.attempts(matchId) !== attempts && round < maxRounds) continue
      for (const action of own()) if (action.state === 'done' && action.rev === undefined) queue.confirm({ ...action, rev: found.match.rev })
      replace({ ...found, asOf })
      return
    }
  }

  return {
    /** The same object until something changes. */
    state(): MatchViewState {
      // A browser that was killed finds it in its second storage, a moment later.
      snapshot ??= cached()
      const status = trouble === 'missing' ? trouble : isFresh ? 'ready' : trouble ?? 'loading'
      state ??= { status, shown: snapshot && show(snapshot) }
      return state
    },
    /** What to remember for the next visit; null while nothing fresh is known. */
    fresh: (): Snapshot | null => (isFresh ? snapshot : null),
    effectOf(action: QueuedAction): DeviceEffect | undefined {
      if (!snapshot) return undefined
      const actions = notIncluded(snapshot)
      return project(snapshot, actions.some(({ key }) => key === action.key) ? actions : [...actions, action]).effects.get(action.key)
    },
    /** A frame of the socket: it also names the own actions that it includes. */
    receive({ match, events, applied }: MatchState, asOf: number): void {
      const before = snapshot
      const effects = before && project(before, notIncluded(before)).effects
      const included = own().filter(({ key, state: one, rev }) => applied.includes(key) && (one === 'waiting' || (one === 'done' && rev === undefined)))
      // Confirmed first, as ahead of the snapshot: in no moment does one count twice or not at all.
      for (const action of included) {
        const row = before ? rowOf(action, { match, events }, before.events) : undefined
        queue.confirm({ ...action, rev: match.rev, change: withRow(effects?.get(action.key) ?? action.change, row) })
      }
      replace({ match, events, asOf })
    },
    /** Reads the match without the socket. */
    async load(): Promise<void> {
      if (isLoading) return
      isLoading = true
      if (trouble) fail(null)
      try {
        await readWhileIdle()
      } catch (error) {
        fail(isCallError(error) && error.code === 404 ? 'missing' : 'failed')
      } finally {
        isLoading = false
      }
    },
    fail,
    /** Gives the way to stop. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
