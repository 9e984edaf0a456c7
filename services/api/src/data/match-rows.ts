import { type MatchGoal, MatchRow } from '@torneo/contracts/matches'
import { MatchState } from '@torneo/contracts/realtime'
import { shaped } from '../platform/shaped'
import { playersOf, shownEvents } from './match-events'
import type { KeptMatch, TournamentMemory } from './tournament-memory'

export type MatchRows = ReturnType<typeof createMatchRows>

/** Matches as they are on the wire, as JSON that is made once. */
export function createMatchRows(memory: TournamentMemory) {
  const rows = memory.untouched<string>('match')

  const happened = ({ id, events }: KeptMatch) => shownEvents(id, events, playersOf(events).flatMap((playerId) => memory.player(playerId) ?? []))

  /** Oldest first. */
  const goalsOf = (match: KeptMatch): MatchGoal[] => happened(match).toReversed().flatMap(({ type, minute, teamId, playerName }) => (type === 'goal'
    ? { minute, added: 0, side: teamId === match.homeTeamId ? 'home' : 'away', name: playerName, kind: 'goal' } : []))

  return {
    /** As lists of all matches carry it. */
    row(match: KeptMatch): string {
      const known = rows.get(match.id)
      if (known !== undefined) return known
      const json = JSON.stringify(shaped(MatchRow, { ...memory.withPeople(match), goals: goalsOf(match) }))
      rows.set(match.id, json)
      return json
    },

    /** With what happened in it, and the keys of the last actions on it. */
    state: (match: KeptMatch): string =>
      JSON.stringify(shaped(MatchState, { match: memory.withPeople(match), events: happened(match), applied: match.applied })),
  }
}
