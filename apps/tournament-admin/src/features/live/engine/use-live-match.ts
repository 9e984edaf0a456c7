import { type Store, useAppStore, useConnection, useMatchState, useSignedInUser } from '@torneo/client'
import { archivedMessage } from '@torneo/contracts/tournament/archived-message'
import type { LiveAction } from '@torneo/domain/match/projection'
import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { type ActionQueue, isResolution } from './action-queue'
import { thisDevice } from './device'
import { createLiveMatchController, type LiveMatchController } from './live-match-controller'
import { createMatchApi } from './match-api'
import type { MatchViewState } from './match-view'
import type { QueuedAction } from './queued-action'

/** State and actions of the control screen. */
export interface LiveMatch extends MatchViewState, Pick<ActionQueue, 'retry' | 'decide' | 'discard'> {
  /** Shows the action at once, stores it on this device and sends it in order; returns its key. */
  readonly act: (action: LiveAction) => string
  readonly undo: (key: string) => void
  /** Loads again after a failure. */
  readonly reload: () => void
  /** Calls back when an action of this device is done or rejected. Returns an unsubscribe function. */
  readonly onResolved: (listener: (action: QueuedAction) => void) => () => void
}

/** Milliseconds between reads of a match while the socket is blocked. */
const pollIntervalMs = 10_000

/** Controllers outlive the screens, so that pending actions are sent after their screen is left. */
const controllers = new WeakMap<Store, Map<string, LiveMatchController>>()

function createController(store: Store, userId: string): LiveMatchController {
  // A lost session still shows its user, but the cookie may belong to another one by now.
  const isSignedIn = () => {
    const { status, user } = store.getState().session
    return status === 'in' && user?.id === userId
  }
  const controller = createLiveMatchController({ userId, device: thisDevice(), api: createMatchApi(store), isSignedIn })
  let wasSignedIn = isSignedIn()
  store.subscribe(() => {
    const hasSignedIn = !wasSignedIn && isSignedIn()
    wasSignedIn = isSignedIn()
    if (hasSignedIn) controller.queue.flush()
  })
  return controller
}

/** Returns the signed-in user's controller. Opening a screen that uses it sends the waiting actions. */
function useController(): LiveMatchController {
  const store = useAppStore()
  const { id } = useSignedInUser()
  const controllersOfStore = controllers.get(store) ?? new Map<string, LiveMatchController>()
  controllers.set(store, controllersOfStore)
  const controller = controllersOfStore.get(id) ?? createController(store, id)
  controllersOfStore.set(id, controller)
  useEffect(() => controller.queue.flush(), [controller])
  return controller
}

/** Counts the own waiting actions on this device, in all matches: 'N acciones por enviar'. */
export function useWaitingCount(): number {
  const { queue } = useController()
  return useSyncExternalStore(queue.subscribe, queue.waitingCount)
}

/** Counts the own actions that were rejected because their edition is archived: no board shows them any more. */
export function useArchivedActions(): { readonly count: number; readonly discard: () => void } {
  const { queue } = useController()
  const rejected = () => queue.rejectedFor(archivedMessage)
  const count = useSyncExternalStore(queue.subscribe, () => rejected().length)
  return { count, discard: () => rejected().forEach(({ key }) => queue.discard(key)) }
}

/** Watches a match and acts on it. */
export function useLiveMatch(matchId: string): LiveMatch {
  const { queue, viewOf } = useController()
  const view = viewOf(matchId)
  const { data, asOf, error } = useMatchState(matchId)
  const isOnline = useConnection().state === 'online'
  const { status, shown } = useSyncExternalStore(view.subscribe, view.state)

  // Update before paint: the projection of an own action must end in the frame that includes it.
  useLayoutEffect(() => {
    if (data && asOf !== null && !error) view.receive(data, asOf)
    if (error?.code === 404) view.fail('missing')
  }, [view, data, asOf, error])

  useEffect(() => {
    if (isOnline) return queue.flush()
    void view.load()
    const timer = setInterval(() => {
      if (navigator.onLine && document.visibilityState === 'visible') void view.load()
    }, pollIntervalMs)
    return () => clearInterval(timer)
  }, [queue, view, isOnline])

  return useMemo(
    () => ({
      status,
      shown,
      retry: queue.retry,
      decide: queue.decide,
      discard: queue.discard,
      act: (action) => queue.add(matchId, action),
      undo: (key) => queue.undo(matchId, key),
      reload: () => void view.load(),
      onResolved: (listener) =>
        queue.subscribe((change) => {
          if (change.after?.matchId === matchId && isResolution(change)) listener(change.after)
        }),
    }),
    [queue, view, matchId, status, shown],
  )
}
