import { seenMatchesOf, seenMatchesPrefix } from '@torneo/contracts/device-entries'
import { MatchState } from '@torneo/contracts/realtime'
import { check } from '@torneo/contracts/validation'
import type { SafeStorage } from './device'
import type { Snapshot } from './match-view'

/** How long a snapshot is worth showing, in milliseconds. */
const maxAge = 48 * 3_600_000

function parseSnapshot(text: string | null, now: number): Snapshot | null {
  try {
    const { asOf, ...state } = JSON.parse(text ?? '{}') as { asOf?: unknown }
    const checked = check(MatchState, state)
    if (!checked.ok || typeof asOf !== 'number' || now - asOf > maxAge) return null
    return { match: checked.value.match, events: checked.value.events, asOf }
  } catch {
    return null
  }
}

/** What this device last saw of each match: shown with its age until there is something fresh. */
export function createMatchCache(userId: string, storage: SafeStorage) {
  const nameOf = (matchId: string) => `${seenMatchesOf(userId)}${matchId}`
  const find = (name: string) => parseSnapshot(storage.read(name), Date.now())
  // Too old for anybody, also for others who used this device.
  for (const name of storage.names(seenMatchesPrefix) ?? []) if (!find(name)) storage.remove(name)

  return {
    find: (matchId: string): Snapshot | null => find(nameOf(matchId)),
    put: (matchId: string, { match, events, asOf }: Snapshot): void =>
      void storage.write(nameOf(matchId), JSON.stringify({ match, events, applied: [], asOf })),
  }
}
