import { createActionQueue } from './action-queue'
import type { Device } from './device'
import type { MatchApi } from './match-api'
import { createMatchCache } from './match-cache'
import { createMatchView, type MatchView } from './match-view'

interface ControllerOptions {
  readonly userId: string
  readonly device: Device
  readonly api: MatchApi
  /** Whether that user is signed in. */
  readonly isSignedIn: () => boolean
}

export type LiveMatchController = ReturnType<typeof createLiveMatchController>

/** What one person watches and does on this device: one queue, and a view of each match that was opened. */
export function createLiveMatchController({ userId, device, api, isSignedIn }: ControllerOptions) {
  const cache = createMatchCache(userId, device.storage)
  const views = new Map<string, MatchView>()
  const queue = createActionQueue({ userId, device, send: api.send, effectOf: (action) => viewOf(action.matchId).effectOf(action), isSignedIn })

  function viewOf(matchId: string): MatchView {
    const view = views.get(matchId) ?? createMatchView({ matchId, queue, read: api.read, cached: cache.find(matchId) })
    views.set(matchId, view)
    return view
  }

  device.onReturn(queue.flush)
  device.onLeave(() => {
    // Somebody who signed out leaves nothing behind.
    if (!isSignedIn()) return
    for (const [matchId, view] of views) {
      const snapshot = view.fresh()
      if (snapshot) cache.put(matchId, snapshot)
    }
  })
  return { queue, viewOf }
}
