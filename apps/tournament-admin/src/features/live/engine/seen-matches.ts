import { seenMatchesOf, seenMatchesPrefix } from '@torneo/contracts/device-entries'
import { MatchState } from '@torneo/contracts/realtime'
import { check } from '@torneo/contracts/validation'
import type { Device } from './device'
import type { Reading } from './match-board'

/** How long what was seen is worth showing, in milliseconds. */
const worth = 48 * 3_600_000

function readSeen(text: string | null, now: number): Reading | null {
  try {
    const { asOf, ...seen } = JSON.parse(text ?? '{}') as { asOf?: unknown }
    const state = check(MatchState, seen)
    if (!state.ok || typeof asOf !== 'number' || now - asOf > worth) return null
    return { match: state.value.match, events: state.value.events, asOf }
  } catch {
    return null
  }
}

/** What this device last saw of each match: shown with its age until there is something fresh. A storage that refuses costs just that. */
export function createSeenMatches(userId: string, { storage }: Pick<Device, 'storage'>) {
  const nameOf = (matchId: string) => `${seenMatchesOf(userId)}${matchId}`

  return {
    find(matchId: string, now: number): Reading | null {
      try {
        return readSeen(storage?.getItem(nameOf(matchId)) ?? null, now)
      } catch {
        return null
      }
    },

    keep(matchId: string, { match, events, asOf }: Reading): void {
      try {
        storage?.setItem(nameOf(matchId), JSON.stringify({ match, events, applied: [], asOf }))
      } catch {
        // As above.
      }
    },

    /** Forgets what is worth nothing any more, whoever saw it. */
    prune(now: number): void {
      try {
        const names = Array.from({ length: storage?.length ?? 0 }, (_, place) => storage?.key(place) ?? '')
        for (const name of names) if (name.startsWith(seenMatchesPrefix) && !readSeen(storage?.getItem(name) ?? null, now)) storage?.removeItem(name)
      } catch {
        // As above.
      }
    },
  }
}
