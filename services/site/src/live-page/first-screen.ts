import { type CompetitionView, firstRows, firstScreen } from '@torneo/domain/match/list/first-screen'
import type { TournamentModel } from '../model/tournament-model'

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

/** Reads that part of the tournament, as JSON, with the totals; null if there is no sport. */
export function firstScreenOf(
  { all, tables, partOf }: TournamentModel,
  { sport, day, view, team, following }: Shown,
  today: string,
): { readonly tournament: string; readonly part: object } | null {
  const { matches, sports, teams, generalCup: cup } = all()
  const followed = new Set(teams.flatMap(({ id, promotionId }) => (following.includes(promotionId) ? id : [])))
  const found = firstScreen({
    matches,
    sports: sports.map(({ id }) => id),
    sport,
    day,
    today,
    isFollowed: ({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].some((id) => id !== null && followed.has(id)),
    isInView: ({ tieId, homeTeamId, awayTeamId }) =>
      (view === 'llave' || view === 'camino') &&
      (Boolean(tieId) || (team !== null && [homeTeamId, awayTeamId].includes(team))),
  })
  if (!found) return null
  const { sport: shown } = found.part
  const { standings, scorers, competition } = tables(shown)
  const isOurs = ({ team }: (typeof scorers)[number]) => following.includes(team.promotionId)
  const first = [...scorers.filter(isOurs), ...scorers.filter((row) => !isOurs(row))].slice(0, firstRows.scorers)
  return {
    tournament: partOf({
      matches: found.matches,
      standings: { [shown]: standings },
      scorers: { [shown]: first },
      competitions: competition ? { [shown]: competition } : {},
      ...(cup && view === 'copa' && { generalCup: cup }),
    }),
    part: { ...found.part, view, team, scorers: scorers.length, cup: cup?.name },
  }
}
