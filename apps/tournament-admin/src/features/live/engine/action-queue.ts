import { newActionKey, serverNow } from '@torneo/client'
import { unidentified } from '@torneo/contracts/match-events'
import { redCardId } from '@torneo/domain/match/match-aggregate'
import type { LiveAction, DeviceEffect } from '@torneo/domain/match/projection'
import { jittered } from '@torneo/domain/reconnect-delay'
import { createActionStore } from './action-store'
import type { Device } from './device'
import type { Response } from './match-api'
import { createQueueLock } from './queue-lock'
import { type QueuedAction, withRow } from './queued-action'

interface QueueOptions {
  readonly userId: string
  readonly device: Pick<Device, 'storage' | 'locks' | 'onOtherTab'>
  readonly send: (action: QueuedAction) => Promise<Response>
  /** What an action would change if it were done now, as far as an open view knows. */
  readonly effectOf: (action: QueuedAction) => DeviceEffect | undefined
  /** Whether that user is signed in. */
  readonly isSignedIn: () => boolean
}

/** Sends the actions of one match until none waits. */
interface Worker {
  /** While it waits for the next try: tries at once. */
  wake: (() => void) | null
  readonly idleListeners: Set<() => void>
}

/** How long the server remembers an action for 'Deshacer', in milliseconds. */
const undoMemory = 48 * 3_600_000
/** Answered actions of a match that stay here, for undos that name them. */
const maxDone = 40

/** Milliseconds between two tries: they grow, and the phones of a whole ground do not all come back in the same moment. */
const retryDelay = (failures: number) => jittered(Math.min(10_000, 500 * 2 ** failures), Math.random())

export type ActionQueue = ReturnType<typeof createActionQueue>

/**
 * Everything that one person does to matches on this device: stored before it is sent, sent in order, one action of a match at a time,
 * again until it is answered, whatever screen is open.
 */
export function createActionQueue({ userId, device, send, effectOf, isSignedIn }: QueueOptions) {
  const store = createActionStore(userId, device)
  const withLock = createQueueLock(device.locks)
  const workers = new Map<string, Worker>()
  const attempts = new Map<string, number>()
  const firstWaiting = (matchId: string) => store.ofMatch(matchId).find(({ state }) => state === 'waiting')

  function add(matchId: string, action: LiveAction): string {
    const now = serverNow()
    // Behind what another tab did a moment ago, too.
    store.refresh()
    const place = Math.max(now, (store.ofMatch(matchId).at(-1)?.place ?? 0) + 1)
    const added: QueuedAction = { key: newActionKey(), matchId, at: now, place, action, state: 'waiting', isTried: false }
    store.put({ ...added, change: effectOf(added) })
    start(matchId)
    return added.key
  }

  /** Removes what waits on an action that will never be on the server. */
  function removeFollowers({ key, matchId }: QueuedAction): void {
    const ids = [key, redCardId(key)]
    for (const { action, state, key: follower } of store.ofMatch(matchId)) {
      const follows = (action.kind === 'undo' && action.undoes === key) || ('eventId' in action && ids.includes(action.eventId))
      if (follows && state === 'waiting') store.remove(follower)
    }
  }

  function resolve(action: QueuedAction, response: Response): void {
    store.refresh()
    const known = store.find(action.key)
    // Another tab took it out of the queue in the moment that it was sent.
    const undoIfRemoved = () => { if (!known && action.action.kind !== 'undo') add(action.matchId, { kind: 'undo', undoes: action.key }) }
    if (response.outcome === 'unanswered') {
      // It may count: sent again, and undone behind that.
      if (!known) store.put(action)
      return undoIfRemoved()
    }
    if (response.outcome === 'refused') {
      if (known) store.put({ ...action, state: 'refused', reason: response.reason, same: response.same })
      const undone = action.action.kind === 'undo' && store.find(action.action.undoes)
      if (undone) store.put({ ...undone, isFinal: true })
      return removeFollowers(action)
    }
    const { match, event, isRepeat } = response
    // A snapshot that includes it may have come first.
    const effect = known?.state === 'done' ? undefined : effectOf(action)
    const change = withRow(effect ?? (known ?? action).change, event)
    store.put({ ...action, state: 'done', rev: match?.rev ?? known?.rev, change, ...(isRepeat && { isFinal: true }) }, match)
    undoIfRemoved()
    const done = store.ofMatch(action.matchId).filter(({ state }) => state === 'done')
    for (const { key } of done.slice(0, -maxDone)) store.remove(key)
  }

  /** The server's id of an own event that is to be corrected or deleted: it may have got it since. */
  function withServerId(queued: QueuedAction): QueuedAction {
    const { action, matchId } = queued
    if (!('eventId' in action)) return queued
    const registered = store.ofMatch(matchId).find(({ key }) => key === action.eventId || redCardId(key) === action.eventId)
    const [first, red] = registered?.change?.added ?? []
    return { ...queued, action: { ...action, eventId: (registered?.key === action.eventId ? first : red)?.id ?? action.eventId } }
  }

  async function sendFirst(matchId: string): Promise<Response['outcome'] | 'empty'> {
    store.refresh()
    const first = firstWaiting(matchId)
    if (!first || !isSignedIn()) return 'empty'
    const action = { ...first, isTried: true }
    attempts.set(matchId, (attempts.get(matchId) ?? 0) + 1)
    // Stored before it is sent: after a reload it must not pass for one that the server cannot know.
    store.put(action)
    const response = await send(withServerId(action))
    resolve(action, response)
    return response.outcome
  }

  function notifyIdle({ idleListeners }: Worker): void {
    for (const listener of [...idleListeners]) listener()
    idleListeners.clear()
  }

  async function run(matchId: string, worker: Worker): Promise<void> {
    for (let failures = 0; isSignedIn() && firstWaiting(matchId);) {
      // A lock that another tab stole rejects; what that tab left is looked at again.
      const outcome = await withLock(`${userId}:${matchId}`, () => sendFirst(matchId)).catch(() => 'unanswered' as const)
      failures = outcome === 'unanswered' ? failures + 1 : 0
      if (failures === 0) continue
      notifyIdle(worker)
      await new Promise<void>((resolved) => {
        const timer = setTimeout(resolved, retryDelay(failures))
        worker.wake = () => {
          clearTimeout(timer)
          resolved()
        }
      })
      worker.wake = null
    }
    workers.delete(matchId)
    notifyIdle(worker)
  }

  function start(matchId: string): void {
    if (workers.has(matchId) || !isSignedIn() || !firstWaiting(matchId)) return
    const worker: Worker = { wake: null, idleListeners: new Set() }
    workers.set(matchId, worker)
    void run(matchId, worker)
  }

  // A snapshot may have answered what was about to be sent again.
  store.subscribe(({ before, after }) => { if (before && after && isResolution({ before, after })) workers.get(after.matchId)?.wake?.() })
  for (const { key, state, at } of store.all()) if (state === 'done' && Date.now() - at > undoMemory) store.remove(key)

  return {
    /** Puts an action at the end; gives its key. */
    add,
    /** Takes an own action back: out of the queue when it was never sent, by an undo otherwise. */
    takeBack(matchId: string, key: string): void {
      const shown = store.find(key)
      // Another tab may be sending it by now, or have taken it back.
      store.refresh()
      const queued = store.find(key)
      if (shown?.state === 'waiting' && !queued) return
      const isUndone = store.ofMatch(matchId).some(({ action, state }) => action.kind === 'undo' && action.undoes === key && state !== 'refused')
      if (isUndone || queued?.state === 'refused') return
      if (queued?.state !== 'waiting' || queued.isTried) {
        add(matchId, { kind: 'undo', undoes: key })
        return
      }
      store.remove(key)
      removeFollowers(queued)
    },
    /** Sends a refused action again, under a new key. */
    retry(key: string): void {
      const queued = store.find(key)
      if (queued?.state !== 'refused') return
      store.remove(key)
      add(queued.matchId, queued.action)
    },
    /** Answers '¿Es el mismo gol?' (B14): another one counts; the same one does not, but names the goal of who only raised the score. */
    decide(key: string, isAnother: boolean): void {
      const queued = store.find(key)
      if (queued?.state !== 'refused' || !queued.same) return
      const { action, matchId, same } = queued
      store.remove(key)
      const isName = action.kind === 'event' && action.playerId !== unidentified && !action.counted && same.event === null
      if (isAnother && (action.kind === 'event' || action.kind === 'score')) add(matchId, { ...action, isAnother })
      else if (isName) add(matchId, { ...action, counted: true })
    },
    discard(key: string): void {
      if (store.find(key)?.state === 'refused') store.remove(key)
    },
    /** A snapshot includes an action, answered or not. */
    confirm: (action: QueuedAction): void => store.put({ ...action, state: 'done' }),
    /** Sends at once what waits on any match. */
    flush(): void {
      for (const worker of workers.values()) worker.wake?.()
      for (const matchId of new Set(store.all().map((action) => action.matchId))) start(matchId)
    },
    /** Resolves when no action of a match is being sent. */
    idle(matchId: string): Promise<void> {
      const worker = workers.get(matchId)
      return !worker || worker.wake ? Promise.resolve() : new Promise((resolved) => { worker.idleListeners.add(resolved) })
    },
    /** How many requests of a match were made so far. */
    attempts: (matchId: string): number => attempts.get(matchId) ?? 0,
    /** How many actions wait, on all matches. */
    waitingCount: (): number => store.all().filter(({ state }) => state === 'waiting').length,
    ofMatch: store.ofMatch,
    subscribe: store.subscribe,
  }
}

/** Whether an action was answered or confirmed by this change. */
export const isResolution = ({ before, after }: { readonly before: QueuedAction | null; readonly after: QueuedAction | null }): boolean =>
  before?.state === 'waiting' && after !== null && after.state !== 'waiting'
