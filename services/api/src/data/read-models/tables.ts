import type { Competition, ResolvedLeague } from '@torneo/contracts/competition/competition'
import { SportTables } from '@torneo/contracts/endpoint/realtime'
import { ScorerRow } from '@torneo/contracts/tournament/scorers'
import type { StandingRow } from '@torneo/contracts/tournament/standings'
import type { TeamStats } from '@torneo/contracts/tournament/team-stats'
import type { Team } from '@torneo/contracts/tournament/teams'
import { pointsRulesOf } from '@torneo/domain/competition/tables/points-rules'
import { statsByOwnPoints } from '@torneo/domain/competition/tables/tally'
import { markWithdrawn } from '@torneo/domain/competition/withdrawn'
import { scorers } from '@torneo/domain/tables/scorers'
import { standings } from '@torneo/domain/tables/standings'
import { z } from 'zod/mini'
import { fits } from '../../platform/database/stored-shape'
import { toContract } from '../../platform/http/to-contract'
import type { Competitions } from '../competitions/competitions'
import { playedMatch } from '../competitions/played-match'
import { type CachedPlayer, countedFor } from './cached-player'
import type { MatchesPlayed } from './matches-played'
import { tableTeamOf } from './table-team'
import type { TournamentCache } from './tournament-cache'

function scoringRow(
  { _id, name, number, position, photo = '' }: CachedPlayer,
  team: Team,
  { goals, assists = 0 }: CachedPlayer['stats'],
  matchesPlayed: number,
) {
  return { player: { id: _id, name, number, position, photo }, team: tableTeamOf(team), goals, assists, matchesPlayed }
}

const Scoring = z.omit(ScorerRow, { position: true, average: true })
const empty: SportTables = { standings: [], scorers: [] }

/** The league whose tables a sport shows first: the first that is not over, else the last; null without a league. */
function shownLeague({ phases }: Competition): ResolvedLeague | null {
  const leagues = phases.filter((phase) => phase.kind === 'league')
  return leagues.find(({ state }) => state !== 'over') ?? leagues.at(-1) ?? null
}

/** Rows of a league's tables, zone by zone, or of one zone. */
const rowsOf = ({ tables }: ResolvedLeague, zoneId?: string) =>
  tables
    .filter((table) => zoneId === undefined || table.zoneId === zoneId)
    .flatMap((table) => table.rows.map((row) => ({ ...row, zoneId: table.zoneId })))

/** Rows of a league of a competition, or of one of its zones; null if there is no such table. */
export function leagueRows(
  competition: Competition | null,
  phaseId: string | undefined,
  zoneId: string | undefined,
): StandingRow[] | null {
  const league = phaseId
    ? competition?.phases.find((phase) => phase.id === phaseId && phase.kind === 'league')
    : competition && shownLeague(competition)
  if (league?.kind !== 'league') return null
  return zoneId === undefined || league.zones.some((zone) => zone.id === zoneId) ? rowsOf(league, zoneId) : null
}

export type Tables = ReturnType<typeof createTables>

/** Computes standings and scorers from the counters of teams and players (R7), or own points, once per change of a sport. */
export function createTables(tournament: TournamentCache, competitions: Competitions, played: MatchesPlayed) {
  const known = tournament.derived<SportTables>('sport')

  /**
   * Counters of a sport's teams; own and bonus points, and penalties of a sport without draws, are counted from its
   * matches, because stored counters are 3, 1 and 0 (R3).
   */
  function statsOf(sportId: string, teams: readonly Team[]): (team: Team) => TeamStats {
    const rules = tournament.sport(sportId)?.rules
    const isPlain = !rules?.usesOwnPoints && !rules?.usesBonus && rules?.drawAllowed !== false
    if (!rules || isPlain) return ({ stats }) => stats
    const matches = tournament.matches().filter((match) => match.sportId === sportId)
    const counted = statsByOwnPoints(
      teams.map(({ id }) => id),
      matches.map(playedMatch),
      pointsRulesOf(rules),
    )
    return ({ id, stats }) => counted.get(id) ?? stats
  }

  /** Computes a sport's tables; players of other sports' teams are left out. */
  function made(sportId: string): SportTables {
    const teams = tournament.teams().filter((team) => team.sportId === sportId)
    const byId = new Map(teams.map((team) => [team.id, team]))
    // A player has a row for each team that they scored for (B48).
    const scoring = [...tournament.players()].flatMap((player) =>
      (player.deleted ? [] : countedFor(player)).flatMap(([teamId, stats]) => {
        const team = stats.goals > 0 ? byId.get(teamId) : undefined
        const count = played.now(teamId, player._id) ?? stats.matchesPlayed ?? 0
        const row = team && scoringRow(player, team, stats, count)
        return row && fits(Scoring, row) ? [row] : []
      }),
    )
    const competition = competitions.now(sportId)
    const league = competition && shownLeague(competition)
    const statsOfTeam = statsOf(sportId, teams)
    const mark = markWithdrawn(competition)
    return {
      standings: league
        ? rowsOf(league)
        : standings(teams.map((team) => ({ team: mark(tableTeamOf(team)), ...statsOfTeam(team) }))),
      scorers: scorers(scoring).map((row) => ({ ...row, team: mark(row.team) })),
      competition,
    }
  }

  /** Returns the tables from memory; empty while the sport is inactive. */
  function now(sportId: string): SportTables {
    if (!tournament.sport(sportId)?.active) return empty
    const tables = known.get(sportId) ?? (toContract(SportTables, made(sportId)) as SportTables)
    known.set(sportId, tables)
    return tables
  }

  return {
    now,

    /** Returns the rows of a league of the competition, or of one of its zones; null if there is no such table. */
    async ofPhase(sportId: string | undefined, phaseId: string | undefined, zoneId: string | undefined) {
      await tournament.refreshTables()
      const id = sportId ?? tournament.sports().find(({ active }) => active)?.id
      return leagueRows(id === undefined ? null : competitions.now(id), phaseId, zoneId)
    },

    /** Returns the tables with all earlier writes; the default is the first active sport. */
    async of(sportId?: string): Promise<SportTables> {
      await tournament.refreshTables()
      const id = sportId ?? tournament.sports().find(({ active }) => active)?.id
      return id === undefined ? empty : now(id)
    },
  }
}
