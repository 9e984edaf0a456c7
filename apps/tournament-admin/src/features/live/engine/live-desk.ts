import { newActionKey } from '@torneo/client'
import { createSender } from './action-sender'
import type { Device } from './device'
import type { KeptAction } from './kept-action'
import { createKeptActions } from './kept-actions'
import type { LiveAction } from './live-action'
import { createOpenMatch, type OpenMatch, type ReadMatch } from './open-match'
import { createSeenMatches } from './seen-matches'
import type { Answer, SendAction } from './send-action'
import { createTurns } from './sending-turn'

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
const keptDone = 40

/** Everything that one person does to matches on this device: kept, shown and sent, whatever screen is open. */
export function createLiveDesk({ userId, device, send, read, isIn }: DeskParts) {
  const kept = createKeptActions(userId, device)
  const seen = createSeenMatches(userId, device)
  const matches = new Map<string, OpenMatch>()
  const matchOf = (matchId: string): OpenMatch => {
    const match = matches.get(matchId) ?? createOpenMatch({ matchId, kept, sender, read, add, dropFollowers, seen: seen.find(matchId, Date.now()) })
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
    kept.put({ ...added, change: matchOf(matchId).board.changeOf(added) })
    sender.start(matchId)
    return added.key
  }

  /** Not offered to be taken back any more. */
  function close(key: string): void {
    const action = kept.find(key)
    if (action) kept.put({ ...action, isFinal: true })
  }

  function settle(action: KeptAction, answer: Answer): void {
    const { board } = matchOf(action.matchId)
    kept.refresh()
    // Another tab took it out of the queue in the moment that it went out.
    const isTakenBack = kept.find(action.key) === null
    const undo = () => { if (isTakenBack && action.action.kind !== 'undo') add(action.matchId, { kind: 'undo', undoes: action.key }) }
    if (answer.outcome === 'unanswered') {
      // It may count: sent again, and undone behind that.
      if (isTakenBack) kept.put(action)
      undo()
      return
    }
    if (answer.outcome === 'refused') {
      if (!isTakenBack) kept.put({ ...action, state: 'refused', reason: answer.sentence })
      if (action.action.kind === 'undo') close(action.action.undoes)
      dropFollowers(action)
      return
    }
    board.answered(action, answer, Date.now())
    if (answer.isRepeat) close(action.key)
    undo()
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
    if (action.kind !== 'event_deletion') return action
    return { ...action, eventId: kept.find(action.eventId)?.change?.added?.[0]?.id ?? action.eventId }
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
    // Whoever signed out leaves nothing behind.
    if (!isIn()) return
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
