import { undoDepth, undoableKinds, undoStartWindow } from '@torneo/contracts/match-commands'
import type { MatchEvent } from '@torneo/contracts/match-events'
import type { Match } from '@torneo/contracts/matches'
import type { MatchState } from '@torneo/contracts/realtime'
import { type OwnEffect, projected, type Projection, type ShownAction } from '@torneo/domain/match/projection'
import { canCommand } from '@torneo/domain/match-lifecycle'
import type { KeptAction } from './kept-action'
import type { KeptActions } from './kept-actions'
import type { LiveMatchView, OwnAction, QueuedAction } from './live-action'

/** What the server said of a match. */
export interface Reading {
  readonly match: Match
  readonly events: readonly MatchEvent[]
  /** When it was known to be so, in milliseconds since 1970. */
  readonly asOf: number
}

interface BoardParts {
  readonly matchId: string
  readonly kept: KeptActions
  readonly isSending: (action: KeptAction) => boolean
  /** What an earlier visit saw: shown until there is something fresh, whatever its rev. */
  readonly seen: Reading | null
}

const isUndoable = ({ action: { kind } }: KeptAction) => undoableKinds.some((undoable) => undoable === kind)
const asShown = (action: KeptAction): ShownAction => ({ ...action, isDone: action.state === 'done' })

/** The row that a frame has for an own event whose answer was lost: new, and the same in all that was sent. */
function rowOf({ action }: KeptAction, events: readonly MatchEvent[], before: readonly MatchEvent[]): MatchEvent | undefined {
  if (action.kind !== 'event') return undefined
  const known = new Set(before.map(({ id }) => id))
  return events.find((row) => !known.has(row.id) && row.type === action.type && row.playerId === action.playerId
    && row.teamId === action.teamId && row.minute === action.minute && row.assistPlayerId === action.assistPlayerId)
}

const withRow = (change: OwnEffect | undefined, row: MatchEvent | null | undefined) =>
  (change?.added && row ? { ...change, added: [row] } : change)

/** One match on this device: the newest that the server said, under the own actions that it does not hold yet. */
export function createMatchBoard({ matchId, kept, isSending, seen }: BoardParts) {
  let reading = seen
  let isFresh = false
  let drawn: LiveMatchView | null = null
  const listeners = new Set<() => void>()

  function changed(): void {
    drawn = null
    for (const listener of [...listeners]) listener()
  }

  /** Answered actions that a reading does not hold yet. */
  const isAhead = ({ state, rev }: KeptAction, { match }: Reading) => state === 'done' && (rev === undefined || rev > match.rev)

  function shownOn(base: Reading, actions: readonly KeptAction[]): Projection {
    return projected(base, actions.map(asShown), kept.of(matchId).filter(({ state }) => state !== 'refused'))
  }

  const ownOn = (base: Reading) => kept.of(matchId).filter((action) => action.state === 'waiting' || isAhead(action, base))

  /** An older rev never replaces a newer one, wherever it comes from. */
  function take(next: Reading): void {
    const isOlder = isFresh && reading && next.match.rev < reading.match.rev
    if (!isOlder) reading = next
    isFresh = true
    changed()
  }

  function draw(base: Reading): LiveMatchView {
    const own = kept.of(matchId)
    const { match, events, touched } = shownOn(base, ownOn(base))
    const queued = (action: KeptAction): QueuedAction => ({
      key: action.key, matchId, at: action.at, action: action.action, reason: action.reason,
      state: action.state === 'refused' ? 'refused' : isSending(action) ? 'sending' : 'waiting',
    })
    const counted = own.filter(({ state }) => state !== 'refused')
    const undone = new Set(counted.map(({ action }) => (action.kind === 'undo' ? action.undoes : '')))
    // As far as this device knows: whether another person did something since, the server judges (B7).
    const isStart = ({ key, at }: KeptAction) => match.status === 'live' && counted.at(-1)?.key === key && Date.now() - at < undoStartWindow
    const undoable = counted.filter(isUndoable).slice(-undoDepth).toReversed()
      .filter((one) => !undone.has(one.key) && !one.isFinal && (one.action.kind !== 'start' || isStart(one)))
      .map(({ key, at, action, change }): OwnAction => ({ key, at, action, event: change?.added?.[0] ?? change?.removed?.[0] ?? null }))
    return {
      match, events, touched, undoable: canCommand('undo', match) ? undoable : [], asOf: base.asOf,
      waiting: own.filter(({ state }) => state === 'waiting').map(queued),
      refused: own.filter(({ state }) => state === 'refused').map(queued),
    }
  }

  return {
    changed,
    isFresh: () => isFresh,
    reading: () => reading,
    /** Null while nothing was ever read. */
    view(): LiveMatchView | null {
      if (reading) drawn ??= draw(reading)
      return drawn
    },
    /** What an action would change if it were done now, as far as anybody knows. */
    changeOf: (action: KeptAction): OwnEffect | undefined =>
      (reading ? shownOn(reading, [...ownOn(reading), action]).effects.get(action.key) : undefined),

    /** A frame of the socket: it also says which own actions it holds. */
    heard({ match, events, applied }: MatchState, asOf: number): void {
      const before = reading
      const effects = before && shownOn(before, ownOn(before)).effects
      const held = kept.of(matchId).filter(({ key, state, rev }) => applied.includes(key) && (state === 'waiting' || (state === 'done' && rev === undefined)))
      // First these, as ahead of what was read so far: no moment in which one counts twice or not at all.
      for (const action of held) {
        const row = before ? rowOf(action, events, before.events) : undefined
        kept.put({ ...action, state: 'done', rev: match.rev, change: withRow(effects?.get(action.key) ?? action.change, row) })
      }
      take({ match, events, asOf })
    },

    /** A plain reading, made while no own action was on its way: it holds all that were answered before. */
    read(next: Reading): void {
      const held = kept.of(matchId).filter(({ state, rev }) => state === 'done' && rev === undefined)
      for (const action of held) kept.put({ ...action, rev: next.match.rev })
      take(next)
    },

    /** The answer to an own action: a reading of the match, and with what the action did to them, of its events. */
    answered(action: KeptAction, { match, event }: { readonly match: Match | null; readonly event: MatchEvent | null }, now: number): void {
      const known = kept.find(action.key) ?? action
      const guess = reading ? shownOn(reading, ownOn(reading)).effects.get(action.key) : undefined
      const done: KeptAction = { ...action, state: 'done', rev: match?.rev ?? known.rev, change: withRow(guess ?? known.change, event) }
      if (isFresh && reading && match && match.rev > reading.match.rev) {
        const base = reading
        const ahead = kept.of(matchId).filter((one) => one.key !== action.key && isAhead(one, base))
        reading = { match, events: shownOn(base, [...ahead, done]).events, asOf: now }
      }
      kept.put(done)
    },

    /** Gives the way to stop. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
