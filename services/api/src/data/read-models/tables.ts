import { SportTables } from '@torneo/contracts/endpoint/realtime'
import { ScorerRow } from '@torneo/contracts/tournament/scorers'
import type { TableTeam } from '@torneo/contracts/tournament/standings'
import type { Team } from '@torneo/contracts/tournament/teams'
import { scorers } from '@torneo/domain/tables/scorers'
import { standings } from '@torneo/domain/tables/standings'
import { z } from 'zod/mini'
import { fits } from '../../platform/database/stored-shape'
import { toContract } from '../../platform/http/to-contract'
import { type CachedPlayer, countedFor, type TournamentCache } from './tournament-cache'

const tableTeam = ({
  id,
  name,
  color,
  logo,
  promotionId,
  promotionYear,
  promotionColor,
  category,
}: Team): TableTeam => ({ id, name, color, logo, promotionId, promotionYear, promotionColor, category })

function scoringRow(
  { _id, name, number, position, photo = '' }: CachedPlayer,
  team: Team,
  stats: CachedPlayer['stats'],
) {
  const { goals, assists = 0, matchesPlayed = 0 } = stats
  return { player: { id: _id, name, number, position, photo }, team: tableTeam(team), goals, assists, matchesPlayed }
}

const Scoring = z.omit(ScorerRow, { position: true, average: true })
const empty: SportTables = { standings: [], scorers: [] }

/** Collections that tables are computed from. */
export const tableCollections = ['tournament_sports', 'promotions', 'teams', 'players']

export type Tables = ReturnType<typeof createTables>

/** Computes standings and scorers from the counters of teams and players (R7), once per change of a sport. */
export function createTables(tournament: TournamentCache) {
  const known = tournament.derived<SportTables>('sport')

  /** Computes a sport's tables; players of other sports' teams are left out. */
  function made(sportId: string): SportTables {
    const teams = tournament.teams().filter((team) => team.sportId === sportId)
    const byId = new Map(teams.map((team) => [team.id, team]))
    // A player has a row for each team that they scored for (B48).
    const scoring = [...tournament.players()].flatMap((player) =>
      (player.deleted ? [] : countedFor(player)).flatMap(([teamId, stats]) => {
        const team = stats.goals > 0 ? byId.get(teamId) : undefined
        const row = team && scoringRow(player, team, stats)
        return row && fits(Scoring, row) ? [row] : []
      }),
    )
    return {
      standings: standings(teams.map((team) => ({ team: tableTeam(team), ...team.stats }))),
      scorers: scorers(scoring),
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

    /** Returns the tables with all earlier writes; the default is the first active sport. */
    async of(sportId?: string): Promise<SportTables> {
      await tournament.refreshTables()
      const id = sportId ?? tournament.sports().find(({ active }) => active)?.id
      return id === undefined ? empty : now(id)
    },
  }
}
