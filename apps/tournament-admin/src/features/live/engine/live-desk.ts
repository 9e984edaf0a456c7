import { isCallError, newActionKey } from '@torneo/client'
import type { MatchState } from '@torneo/contracts/realtime'
import { createSender } from './action-sender'
import type { Device } from './device'
import type { KeptAction } from './kept-action'
import { createKeptActions } from './kept-actions'
import type { LiveAction, LiveMatch, LiveMatchView, Settled } from './live-action'
import { createMatchBoard, type Reading } from './match-board'
import { createSeenMatches } from './seen-matches'
import type { Answer, SendAction } from './send-action'
import { createTurns } from './sending-turn'

/** A plain reading of a match. Rejects with a CallError. */
export type ReadMatch = (matchId: string) => Promise<Pick<Reading, 'match' | 'events'>>

interface DeskParts {
  readonly userId: string
  readonly device: Device
  readonly send: SendAction
  readonly read: ReadMatch
  /** Whether that user is signed in. */
  readonly isIn: () => boolean
}

/** How long the server remembers an action for 'Deshacer', in milliseconds. */
const memory = 48 * 3_600_000
/** Answered actions of a match that are kept, for undos that name them. */
const keptDone = 20
/** Rounds of a plain reading that own actions keep getting into, before it counts anyway. */
const rounds = 3

export type LiveStatus = LiveMatch['status']

export interface LiveState {
  readonly status: LiveStatus
  readonly view: LiveMatchView | null
}

/** Everything that one person does to matches on this device: kept, shown and sent, whatever screen is open. */
export function createLiveDesk({ userId, device, send, read, isIn }: DeskParts) {
  const kept = createKeptActions(userId, device)
  const seen = createSeenMatches(userId, device)
  const matches = new Map<string, ReturnType<typeof createMatch>>()
  const matchOf = (matchId: string) => {
    const match = matches.get(matchId) ?? createMatch(matchId)
    matches.set(matchId, match)
    return match
  }

  /** What waits on an action that will never be there goes with it. */
  function dropFollowers({ key, matchId }: KeptAction): void {
    for (const follower of kept.of(matchId)) {
      const { action, state } = follower
      const follows = (action.kind === 'undo' && action.undoes === key) || (action.kind === 'event_deletion' && action.eventId === key)
      if (follows && state === 'waiting') kept.remove(follower.key)
    }
  }

  function add(matchId: string, action: LiveAction): string {
    const now = Date.now()
    // Behind what another tab did a moment ago, too.
    kept.refresh()
    const place = Math.max(now, (kept.of(matchId).at(-1)?.place ?? 0) + 1)
    const added: KeptAction = { key: newActionKey(), matchId, at: now, place, action, state: 'waiting', isTried: false }
    kept.put({ ...added, effect: matchOf(matchId).board.effectOf(added) })
    sender.start(matchId)
    return added.key
  }

  function settle(action: KeptAction, answer: Exclude<Answer, { outcome: 'unanswered' }>): void {
    const { board } = matchOf(action.matchId)
    const isTakenBack = kept.find(action.key) === null
    if (answer.outcome === 'refused') {
      if (!isTakenBack) kept.put({ ...action, state: 'refused', reason: answer.sentence })
      dropFollowers(action)
      return
    }
    board.answered(action, answer, Date.now())
    // Another tab took it out of the queue in the moment that it went out.
    if (isTakenBack && action.action.kind !== 'undo') add(action.matchId, { kind: 'undo', undoes: action.key })
    const done = kept.of(action.matchId).filter(({ state }) => state === 'done')
    for (const { key } of done.slice(0, -keptDone)) kept.remove(key)
  }

  const sender = createSender({
    userId, kept, settle, isIn, takeTurn: createTurns(device),
    onSending: (matchId) => matches.get(matchId)?.board.changed(),
    send: (action) => send(action, resolved(action.action)),
  })

  /** An own event that is to be deleted may have got its id since. */
  function resolved(action: LiveAction): LiveAction {
    const effect = action.kind === 'event_deletion' ? kept.find(action.eventId)?.effect : undefined
    return action.kind === 'event_deletion' && effect?.kind === 'event' ? { ...action, eventId: effect.event.id } : action
  }

  function createMatch(matchId: string) {
    const board = createMatchBoard({ matchId, kept, isSending: (action) => sender.isSending(action), seen: seen.find(matchId, Date.now()) })
    const listeners = new Set<(settled: Settled) => void>()
    let trouble: 'missing' | 'failed' | null = null
    let isLoading = false
    let state: LiveState | null = null
    board.subscribe(() => { state = null })

    function fail(kind: typeof trouble): void {
      trouble = kind
      board.changed()
    }

    async function readOnce(): Promise<void> {
      for (let round = 1; round <= rounds; round += 1) {
        await sender.rested(matchId)
        const attempts = sender.attemptsOf(matchId)
        const asOf = Date.now()
        const found = await read(matchId)
        // It does not say which own actions it holds: with one on its way meanwhile, that would count twice on the board.
        if (sender.attemptsOf(matchId) !== attempts && round < rounds) continue
        trouble = null
        board.read({ ...found, asOf })
        return
      }
    }

    return {
      board,
      /** The same object until something changes. */
      state(): LiveState {
        const status = trouble === 'missing' ? trouble : board.isFresh() ? 'ready' : trouble ?? 'loading'
        state ??= { status, view: board.view() }
        return state
      },
      fail,
      /** Reads the match without the socket. */
      async load(): Promise<void> {
        if (isLoading) return
        isLoading = true
        if (trouble) fail(null)
        try {
          await readOnce()
        } catch (error) {
          fail(isCallError(error) && error.code === 404 ? 'missing' : 'failed')
        } finally {
          isLoading = false
        }
      },
      heard(frame: MatchState, asOf: number): void {
        trouble = null
        board.heard(frame, asOf)
      },
      act: (action: LiveAction) => add(matchId, action),
      takeBack(key: string): void {
        const action = kept.find(key)
        const isUndone = kept.of(matchId).some((one) => one.action.kind === 'undo' && one.action.undoes === key && one.state !== 'refused')
        if (isUndone || action?.state === 'refused') return
        if (action?.state !== 'waiting' || action.isTried) {
          add(matchId, { kind: 'undo', undoes: key })
          return
        }
        kept.remove(key)
        dropFollowers(action)
      },
      retry(key: string): void {
        const action = kept.find(key)
        if (action?.state !== 'refused') return
        kept.remove(key)
        add(matchId, action.action)
      },
      discard(key: string): void {
        if (kept.find(key)?.state === 'refused') kept.remove(key)
      },
      onSettled(listener: (settled: Settled) => void): () => void {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      settled(settled: Settled): void {
        for (const listener of [...listeners]) listener(settled)
      },
    }
  }

  kept.onChange((before, after) => {
    const { matchId } = after ?? before ?? { matchId: '' }
    const match = matches.get(matchId)
    match?.board.changed()
    if (!after || before?.state !== 'waiting' || after.state === 'waiting') return
    // A frame may have named what was about to be sent again: nothing is to be waited for.
    sender.goOn(matchId)
    const { key, at, action, reason } = after
    const queued = { key, matchId, at, action, state: after.state === 'refused' ? 'refused' as const : 'waiting' as const, reason }
    match?.settled(after.state === 'refused' ? { queued, outcome: 'refused', message: reason } : { queued, outcome: 'done' })
  })
  for (const { key, state, at } of kept.all()) if (state === 'done' && Date.now() - at > memory) kept.remove(key)
  seen.prune(Date.now())
  device.onReturn(() => sender.hurry())
  device.onLeave(() => {
    for (const [matchId, { board }] of matches) {
      const reading = board.isFresh() ? board.reading() : null
      if (reading) seen.keep(matchId, reading)
    }
  })

  return {
    matchOf,
    /** Sends what waits on any match, at once. */
    hurry: () => sender.hurry(),
    /** How many actions wait, on all matches. */
    unsent: () => kept.all().filter(({ state }) => state === 'waiting').length,
    onChange: (listener: () => void) => kept.onChange(listener),
  }
}

export type LiveDesk = ReturnType<typeof createLiveDesk>
