import { check } from '@torneo/contracts/fields/validation'
import { seenMatchesOf, seenMatchesPrefix } from '@torneo/contracts/match/device-entries'
import { MatchState } from '@torneo/contracts/match/match-state'
import { outlivesScreen } from '@torneo/panel/screen/outlives-screen'
import type { SafeStorage } from '../../../parts/safe-storage'
import { createActionQueue } from './action-queue'
import type { Device } from './device'
import type { MatchApi } from './match-api'
import { createMatchView, type MatchView, type Snapshot } from './match-view'

interface ControllerOptions {
  readonly userId: string
  readonly device: Device
  readonly api: MatchApi
  readonly isSignedIn: () => boolean
}

export type LiveMatchController = ReturnType<typeof createLiveMatchController>

/** Manages one person's matches on this device: one queue, and a view of each opened match. */
export function createLiveMatchController({ userId, device, api, isSignedIn }: ControllerOptions) {
  const cache = createMatchCache(userId, device.storage)
  const views = new Map<string, MatchView>()
  let saving: ReturnType<typeof setTimeout> | undefined
  const queue = createActionQueue({
    userId,
    device,
    send: api.send,
    effectOf: (action) => viewOf(action.matchId).effectOf(action),
    isSignedIn,
  })

  function viewOf(matchId: string): MatchView {
    const known = views.get(matchId)
    if (known) return known
    const view = createMatchView({ matchId, queue, read: api.read, cached: () => cache.find(matchId) })
    views.set(matchId, view)
    view.subscribe(() => {
      saving ??= setTimeout(outlivesScreen(save), saveDelayMs)
    })
    return view
  }

  device.onReturn(queue.flush)
  function save(): void {
    clearTimeout(saving)
    saving = undefined
    // A user who has signed out must leave no data.
    if (!isSignedIn()) return
    for (const [matchId, view] of views) {
      const snapshot = view.freshSnapshot()
      if (snapshot) cache.put(matchId, snapshot)
    }
  }
  device.onLeave(save)
  return { queue, viewOf }
}

/** Maximum milliseconds before a change is stored: a killed page gets no event to store it. */
const saveDelayMs = 2000

/** Maximum age in milliseconds of a displayed snapshot. */
const maxAgeMs = 48 * 3_600_000

function parseSnapshot(text: string | null, now: number): Snapshot | null {
  try {
    const { asOf, ...state } = JSON.parse(text ?? '{}') as { asOf?: unknown }
    const checked = check(MatchState, state)
    if (!checked.ok || typeof asOf !== 'number' || now - asOf > maxAgeMs) return null
    return { match: checked.value.match, events: checked.value.events, asOf }
  } catch {
    return null
  }
}

/** Stores the last snapshot of each match, shown with its age until a fresh one arrives. */
function createMatchCache(userId: string, storage: SafeStorage) {
  const nameOf = (matchId: string) => `${seenMatchesOf(userId)}${matchId}`
  const find = (name: string) => parseSnapshot(storage.read(name), Date.now())
  // Remove expired snapshots, also those of other users of this device.
  for (const name of storage.names(seenMatchesPrefix) ?? []) if (!find(name)) storage.remove(name)

  return {
    find: (matchId: string): Snapshot | null => find(nameOf(matchId)),
    put: (matchId: string, { match, events, asOf }: Snapshot): void =>
      void storage.write(nameOf(matchId), JSON.stringify({ match, events, applied: [], asOf })),
  }
}
