import { newActionKey, serverNow } from '@torneo/client'
import { unidentified } from '@torneo/contracts/match/match-events'
import { redCardId } from '@torneo/domain/match/match-aggregate'
import type { LiveAction, DeviceEffect } from '@torneo/domain/match/projection'
import { createActionStore } from './action-store'
import { createWorkers } from './action-workers'
import type { Device } from './device'
import type { SendResult } from './match-api'
import { createQueueLock } from './queue-lock'
import { type QueuedAction, withRow } from './queued-action'

interface QueueOptions {
  readonly userId: string
  readonly device: Pick<Device, 'storage' | 'locks' | 'onOtherTab'>
  readonly send: (action: QueuedAction) => Promise<SendResult>
  /** Computes the effect of an action if applied now; undefined without an open view. */
  readonly effectOf: (action: QueuedAction) => DeviceEffect | undefined
  readonly isSignedIn: () => boolean
}

/** Milliseconds for which the server can undo an action. */
const undoRetentionMs = 48 * 3_600_000
/** Maximum number of answered actions stored per match, for undos that refer to them. */
const maxDone = 40

export type ActionQueue = ReturnType<typeof createActionQueue>

/**
 * Queues one person's match actions on this device. Each is stored before it is sent; a match's actions are sent in
 * order, one at a time, and repeated until answered, whichever screen is open.
 */
export function createActionQueue({ userId, device, send, effectOf, isSignedIn }: QueueOptions) {
  const store = createActionStore(userId, device)
  const withLock = createQueueLock(device.locks)
  const attempts = new Map<string, number>()
  const firstWaiting = (matchId: string) => store.ofMatch(matchId).find(({ state }) => state === 'waiting')

  function add(matchId: string, action: LiveAction): string {
    const now = serverNow()
    // Another tab may have just queued an action: sort after it.
    store.refresh()
    const sequence = Math.max(now, (store.ofMatch(matchId).at(-1)?.place ?? 0) + 1)
    const added: QueuedAction = {
      key: newActionKey(),
      matchId,
      at: now,
      place: sequence,
      action,
      state: 'waiting',
      isTried: false,
    }
    store.put({ ...added, change: effectOf(added) })
    workers.start(matchId)
    return added.key
  }

  /** Removes waiting actions that depend on an action that the server will never have. */
  function removeDependents({ key, matchId }: QueuedAction): void {
    const ids = [key, redCardId(key)]
    for (const { action, state, key: dependentKey } of store.ofMatch(matchId)) {
      const isDependent =
        (action.kind === 'undo' && action.undoes === key) || ('eventId' in action && ids.includes(action.eventId))
      if (isDependent && state === 'waiting') store.remove(dependentKey)
    }
  }

  function resolve(action: QueuedAction, response: SendResult): void {
    store.refresh()
    const known = store.find(action.key)
    // Another tab removed it from the queue while it was being sent.
    const undoIfRemoved = () => {
      if (!known && action.action.kind !== 'undo') add(action.matchId, { kind: 'undo', undoes: action.key })
    }
    if (response.outcome === 'unanswered') {
      // The server may have applied it: send it again, then undo it.
      if (!known) store.put(action)
      return undoIfRemoved()
    }
    if (response.outcome === 'refused') {
      if (known) store.put({ ...action, state: 'refused', reason: response.reason, same: response.same })
      const undone = action.action.kind === 'undo' && store.find(action.action.undoes)
      if (undone) store.put({ ...undone, isFinal: true })
      return removeDependents(action)
    }
    const { match, event, isRepeat } = response
    // A snapshot that includes it may have arrived first.
    const effect = known?.state === 'done' ? undefined : effectOf(action)
    const change = withRow(effect ?? (known ?? action).change, event)
    store.put(
      { ...action, state: 'done', rev: match?.rev ?? known?.rev, change, ...(isRepeat && { isFinal: true }) },
      match,
    )
    undoIfRemoved()
    const done = store.ofMatch(action.matchId).filter(({ state }) => state === 'done')
    for (const { key } of done.slice(0, -maxDone)) store.remove(key)
  }

  /** Replaces the local id of an own event by the server's, which may have arrived since. */
  function withServerId(queued: QueuedAction): QueuedAction {
    const { action, matchId } = queued
    if (!('eventId' in action)) return queued
    const registered = store
      .ofMatch(matchId)
      .find(({ key }) => key === action.eventId || redCardId(key) === action.eventId)
    const [first, red] = registered?.change?.added ?? []
    return {
      ...queued,
      action: { ...action, eventId: (registered?.key === action.eventId ? first : red)?.id ?? action.eventId },
    }
  }

  async function sendFirst(matchId: string): Promise<SendResult['outcome'] | 'empty'> {
    store.refresh()
    const first = firstWaiting(matchId)
    if (!first || !isSignedIn()) return 'empty'
    const action = { ...first, isTried: true }
    attempts.set(matchId, (attempts.get(matchId) ?? 0) + 1)
    // Store `isTried` before sending: after a reload the action must not count as unknown to the server.
    store.put(action)
    const response = await send(withServerId(action))
    resolve(action, response)
    return response.outcome
  }

  const workers = createWorkers({
    isNeeded: (matchId) => isSignedIn() && firstWaiting(matchId) !== undefined,
    // A stolen lock rejects: the remaining actions are read again.
    send: async (matchId) => {
      const outcome = await withLock(`${userId}:${matchId}`, () => sendFirst(matchId)).catch(
        () => 'unanswered' as const,
      )
      return outcome !== 'unanswered'
    },
  })

  // A snapshot may confirm an action that is waiting for its next attempt.
  store.subscribe(({ before, after }) => {
    if (before && after && isResolution({ before, after })) workers.wake(after.matchId)
  })
  for (const { key, state, at } of store.all())
    if (state === 'done' && Date.now() - at > undoRetentionMs) store.remove(key)

  return {
    /** Appends an action; returns its key. */
    add,
    /** Undoes an own action: removes it from the queue if never sent, otherwise queues an undo. */
    undo(matchId: string, key: string): void {
      const shown = store.find(key)
      // Another tab may be sending it, or have undone it.
      store.refresh()
      const queued = store.find(key)
      if (shown?.state === 'waiting' && !queued) return
      const isUndone = store
        .ofMatch(matchId)
        .some(({ action, state }) => action.kind === 'undo' && action.undoes === key && state !== 'refused')
      if (isUndone || queued?.state === 'refused') return
      if (queued?.state !== 'waiting' || queued.isTried) {
        add(matchId, { kind: 'undo', undoes: key })
        return
      }
      store.remove(key)
      removeDependents(queued)
    },
    /** Queues a rejected action again, under a new key. */
    retry(key: string): void {
      const queued = store.find(key)
      if (queued?.state !== 'refused') return
      store.remove(key)
      add(queued.matchId, queued.action)
    },
    /** Resolves '¿Es el mismo gol?' (B14): queues another event; the same one may only identify a counted goal. */
    decide(key: string, isAnother: boolean): void {
      const queued = store.find(key)
      if (queued?.state !== 'refused' || !queued.same) return
      const { action, matchId, same } = queued
      store.remove(key)
      const identifiesGoal =
        action.kind === 'event' && action.playerId !== unidentified && !action.counted && same.event === null
      if (isAnother && (action.kind === 'event' || action.kind === 'score')) add(matchId, { ...action, isAnother })
      else if (identifiesGoal) add(matchId, { ...action, counted: true })
    },
    discard(key: string): void {
      if (store.find(key)?.state === 'refused') store.remove(key)
    },
    /** Marks an action as included in a snapshot, answered or not. */
    confirm: (action: QueuedAction): void => store.put({ ...action, state: 'done' }),
    /** Sends the waiting actions of every match at once. */
    flush(): void {
      workers.wakeAll()
      for (const matchId of new Set(store.all().map((action) => action.matchId))) workers.start(matchId)
    },
    /** Resolves when no action of a match is being sent. */
    idle: workers.idle,
    /** Number of requests made for a match. */
    attempts: (matchId: string): number => attempts.get(matchId) ?? 0,
    /** Number of waiting actions in all matches. */
    waitingCount: (): number => store.all().filter(({ state }) => state === 'waiting').length,
    /** Actions that were rejected for this reason. */
    rejectedFor: (reason: string): QueuedAction[] =>
      store.all().filter((action) => action.state === 'refused' && action.reason === reason),
    ofMatch: store.ofMatch,
    subscribe: store.subscribe,
  }
}

/** True if this change answered or confirmed an action. */
export const isResolution = ({
  before,
  after,
}: {
  readonly before: QueuedAction | null
  readonly after: QueuedAction | null
}): boolean => before?.state === 'waiting' && after !== null && after.state !== 'waiting'
