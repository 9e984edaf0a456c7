import { MatchState } from '@torneo/contracts/endpoint/realtime'
import { Match, type MatchGoal, MatchRow } from '@torneo/contracts/match/matches'
import { MatchHistory } from '@torneo/contracts/site/public-channels'
import { goalKindOf } from '@torneo/domain/match/event-types'
import { scoringSide } from '@torneo/domain/match/result/scoring'
import { jsonInPage } from '@torneo/serving/http/json-in-page'
import { toContract } from '../../platform/http/to-contract'
import { playersOf, shownEvents } from '../matches/match-events'
import type { TournamentCache } from './tournament-cache'
import type { CachedMatch } from './tournament-caches'

export type MatchRows = ReturnType<typeof createMatchRows>

/** Serializes matches to JSON, each form once per change. */
export function createMatchRows(tournament: TournamentCache) {
  /** Caches the JSON until the match changes. */
  function cachedJson(make: (match: CachedMatch) => unknown): (match: CachedMatch) => string {
    const known = tournament.derived<string>('match')
    return (match) => {
      const json = known.get(match.id) ?? jsonInPage(make(match))
      known.set(match.id, json)
      return json
    }
  }

  const happened = ({ id, events }: CachedMatch) =>
    shownEvents(
      id,
      events,
      playersOf(events).flatMap((playerId) => tournament.player(playerId) ?? []),
    )

  /** Lists a match's goals, oldest first. */
  const goalsOf = (match: CachedMatch): MatchGoal[] =>
    happened(match)
      .toReversed()
      .flatMap((event) => {
        const side = scoringSide(event, match)
        const { minute, added = 0, points, playerName: name } = event
        return side ? { minute, added, side, name, kind: goalKindOf(event), points } : []
      })

  return {
    /** A match in the panel's list. */
    listed: cachedJson((match) => toContract(Match, tournament.withTeams(match))),

    /** A match on the families' pages, with its goals. */
    row: cachedJson((match) => toContract(MatchRow, { ...tournament.withTeams(match), goals: goalsOf(match) })),

    /** Events of a match and the keys of the last actions on it. */
    history: cachedJson((match) => toContract(MatchHistory, { events: happened(match), applied: match.applied })),

    /** A match with its events and the keys of the last actions on it. */
    state: (match: CachedMatch): string =>
      jsonInPage(
        toContract(MatchState, { match: tournament.withTeams(match), events: happened(match), applied: match.applied }),
      ),
  }
}
