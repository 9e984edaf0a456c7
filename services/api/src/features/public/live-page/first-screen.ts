import { type CompetitionView, firstRows, firstScreen } from '@torneo/domain/match/list/first-screen'
import type { Tables } from '../../../data/read-models/tables'
import type { TournamentCache } from '../../../data/read-models/tournament-cache'
import type { PublicTournamentSource } from './public-tournament'

/** Sport, day and promotions that an address of the families' page shows first. */
export interface Shown {
  readonly sport: string | null
  readonly day: string | null
  readonly view: CompetitionView | null
  /** Id of the team whose path is shown. */
  readonly team: string | null
  /** Ids of the followed promotions. */
  readonly following: readonly string[]
}

/** Reads that part of the tournament from memory, as JSON, with the totals; null if there is no sport. */
export function createFirstScreen(
  tournament: TournamentCache,
  tables: Tables,
  { partOf, activeSports }: PublicTournamentSource,
) {
  return (
    { sport, day, view, team, following }: Shown,
    today: string,
  ): { readonly tournament: string; readonly part: object } | null => {
    const sports = activeSports().map(({ id }) => id)
    const followed = new Set(
      tournament.teams().flatMap(({ id, promotionId }) => (following.includes(promotionId) ? id : [])),
    )
    const found = firstScreen({
      matches: tournament.matches().filter(({ sportId }) => sports.includes(sportId)),
      sports,
      sport,
      day,
      today,
      isFollowed: ({ homeTeamId, awayTeamId }) =>
        [homeTeamId, awayTeamId].some((id) => id !== null && followed.has(id)),
      isInView: ({ tieId, homeTeamId, awayTeamId }) =>
        (view === 'llave' || view === 'camino') &&
        (Boolean(tieId) || (team !== null && [homeTeamId, awayTeamId].includes(team))),
    })
    if (!found) return null
    const { sport: shown } = found.part
    const { standings, scorers, competition } = tables.now(shown)
    const isOurs = ({ team }: (typeof scorers)[number]) => following.includes(team.promotionId)
    const first = [...scorers.filter(isOurs), ...scorers.filter((row) => !isOurs(row))].slice(0, firstRows.scorers)
    return {
      tournament: partOf({
        matches: found.matches,
        standings: { [shown]: standings },
        scorers: { [shown]: first },
        competitions: competition ? { [shown]: competition } : {},
      }),
      part: { ...found.part, view, team, scorers: scorers.length },
    }
  }
}
