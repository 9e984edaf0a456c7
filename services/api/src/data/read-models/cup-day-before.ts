import type { StoredGeneralCup } from '@torneo/contracts/competition/general-cup-record'
import { noTeamStats } from '@torneo/contracts/tournament/team-stats'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { isCompetitionOver } from '@torneo/domain/closing/close-sport'
import { isPlainLeagueOver } from '@torneo/domain/closing/plain-league'
import { pointsRulesOf } from '@torneo/domain/competition/tables/points-rules'
import { statsByOwnPoints } from '@torneo/domain/competition/tables/tally'
import { resolveCup } from '@torneo/domain/general-cup/resolve-cup'
import type { CupSportState } from '@torneo/domain/general-cup/sport-places'
import { standings } from '@torneo/domain/tables/standings'
import type { Competitions } from '../competitions/competitions'
import { playedMatch } from '../competitions/played-match'
import { tableTeamOf } from './table-team'
import type { TournamentCache } from './tournament-cache'
import type { CachedMatch } from './tournament-caches'

/** Returns the positions of the Copa General before the last day with a result: computed again only when that day's past changes. */
export function createCupDayBefore(tournament: TournamentCache, competitions: Competitions) {
  let known: { readonly key: string; readonly positions: ReadonlyMap<string, number> } | null = null

  function stateOf({ id, name, active, rules }: TournamentSport, earlier: readonly CachedMatch[]): CupSportState {
    const teams = tournament
      .teams()
      .filter(({ sportId }) => sportId === id)
      .map(tableTeamOf)
    const teamIds = teams.map((team) => team.id)
    const matches = earlier.filter(({ sportId }) => sportId === id).map(playedMatch)
    const stored = tournament.competition(id)
    if (stored) {
      const { competition } = competitions.resolve(
        stored,
        matches.filter(({ phaseId }) => phaseId),
      )
      return { id, name, active, teams, competition, standings: [], isOver: active && isCompetitionOver(competition) }
    }
    const stats = statsByOwnPoints(teamIds, matches, pointsRulesOf(rules))
    const table = standings(teams.map((team) => ({ team, ...(stats.get(team.id) ?? noTeamStats) })))
    const isOver = active && isPlainLeagueOver(teamIds, matches)
    return { id, name, active, teams, competition: null, standings: table, isOver }
  }

  return function positionsBefore(cup: StoredGeneralCup): ReadonlyMap<string, number> | undefined {
    const counted = new Set(cup.sports.map(({ sportId }) => sportId))
    const finished = tournament.matches().filter(({ sportId, status }) => counted.has(sportId) && status === 'finished')
    const day = finished.reduce((latest, { date }) => (date > latest ? date : latest), '')
    const earlier = tournament.matches().filter(({ sportId, date }) => counted.has(sportId) && date < day)
    if (!earlier.some(({ status }) => status === 'finished')) return undefined
    const sports = tournament.sports().filter(({ id }) => counted.has(id))
    const key = JSON.stringify([
      cup,
      day,
      earlier.map(({ id, rev }) => [id, rev]),
      sports.map(({ id, rev }) => [id, rev, tournament.competition(id)?.rev]),
      tournament.teams().map(({ id, rev }) => [id, rev]),
      tournament.promotions().map(({ id, rev }) => [id, rev]),
    ])
    if (known?.key !== key) {
      const states = sports.map((sport) => stateOf(sport, earlier))
      const { table } = resolveCup(cup, { sports: states, promotions: tournament.promotions() }).cup
      known = { key, positions: new Map(table.map(({ promotion, position }) => [promotion.id, position])) }
    }
    return known.positions
  }
}
