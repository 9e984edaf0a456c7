import { MatchState } from '@torneo/contracts/realtime'
import { check } from '@torneo/contracts/validation'
import type { Device } from './device'
import type { Reading } from './match-board'

/** How long what was seen is worth showing, in milliseconds. */
const worth = 48 * 3_600_000

/** What this device last saw of each match: shown with its age until there is something fresh. A storage that refuses costs just that. */
export function createSeenMatches(userId: string, { storage }: Pick<Device, 'storage'>) {
  const nameOf = (matchId: string) => `torneo:live-seen:1:${userId}:${matchId}`

  return {
    find(matchId: string, now: number): Reading | null {
      try {
        const { asOf, ...seen } = JSON.parse(storage?.getItem(nameOf(matchId)) ?? '{}') as { asOf?: unknown }
        const state = check(MatchState, seen)
        if (!state.ok || typeof asOf !== 'number' || now - asOf > worth) return null
        return { match: state.value.match, events: state.value.events, asOf }
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

    forget(matchId: string): void {
      try {
        storage?.removeItem(nameOf(matchId))
      } catch {
        // As above.
      }
    },
  }
}
