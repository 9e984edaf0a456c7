import { Match, type MatchGoal, MatchRow } from '@torneo/contracts/matches'
import { MatchState } from '@torneo/contracts/realtime'
import { scoringSide } from '@torneo/domain/match/scoring'
import { jsonInPage } from '../platform/json-in-page'
import { shaped } from '../platform/shaped'
import { playersOf, shownEvents } from './match-events'
import type { CachedMatch, TournamentCache } from './tournament-cache'

export type MatchRows = ReturnType<typeof createMatchRows>

/** Matches as they are on the wire, as JSON that is made once. */
export function createMatchRows(tournament: TournamentCache) {
  /** Made once for each change of a match. */
  function cachedJson(make: (match: CachedMatch) => unknown): (match: CachedMatch) => string {
    const known = tournament.derived<string>('match')
    return (match) => {
      const json = known.get(match.id) ?? jsonInPage(make(match))
      known.set(match.id, json)
      return json
    }
  }

  const happened = ({ id, events }: CachedMatch) => shownEvents(id, events, playersOf(events).flatMap((playerId) => tournament.player(playerId) ?? []))

  /** Oldest first. */
  const goalsOf = (match: CachedMatch): MatchGoal[] => happened(match).toReversed().flatMap((event) => {
    const side = scoringSide(event, match)
    const { type, minute, added = 0, penalty, points, playerName: name } = event
    return side ? { minute, added, side, name, kind: type === 'own_goal' ? 'own_goal' : penalty ? 'penalty' : 'goal', points } : []
  })

  return {
    /** As the panel's list has it. */
    listed: cachedJson((match) => shaped(Match, tournament.withTeams(match))),

    /** As families' pages have it, with its goals. */
    row: cachedJson((match) => shaped(MatchRow, { ...tournament.withTeams(match), goals: goalsOf(match) })),

    /** With what happened in it, and the keys of the last actions on it. */
    state: (match: CachedMatch): string =>
      jsonInPage(shaped(MatchState, { match: tournament.withTeams(match), events: happened(match), applied: match.applied })),
  }
}
