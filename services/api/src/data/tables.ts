import { ScorerRow } from '@torneo/contracts/scorers'
import { z } from 'zod/mini'
import type { SportTables } from '@torneo/contracts/realtime'
import type { TableTeam } from '@torneo/contracts/standings'
import type { Team } from '@torneo/contracts/teams'
import { scorers } from '@torneo/domain/scorers'
import { standings } from '@torneo/domain/standings'
import type { Database, Transaction } from '../platform/database'
import { visible } from '../platform/hidden'
import { createTeamsRepository } from './teams.repository'
import { fits } from '../platform/stored-shape'
import { createTournamentSportsRepository } from './tournament-sports.repository'

interface ScoringPlayer {
  readonly _id: string
  readonly teamId: string
  readonly name: string
  readonly number: number
  readonly position: string
  readonly photo?: string
  readonly stats: { readonly goals: number; readonly assists?: number; readonly matchesPlayed?: number }
}

const tableTeam = ({ id, name, color, logo, promotionId, promotionYear, promotionColor, category }: Team): TableTeam =>
  ({ id, name, color, logo, promotionId, promotionYear, promotionColor, category })

function scoringRow({ _id, name, number, position, photo = '', stats }: ScoringPlayer, team: Team) {
  const { goals, assists = 0, matchesPlayed = 0 } = stats
  return { player: { id: _id, name, number, position, photo }, team: tableTeam(team), goals, assists, matchesPlayed }
}

const Scoring = z.omit(ScorerRow, { position: true, average: true })

/** The tables of one sport's teams; of the players, those of other teams are left out. */
function tablesOf(teams: readonly Team[], players: readonly ScoringPlayer[]): SportTables {
  const byId = new Map(teams.map((team) => [team.id, team]))
  const scoring = players.flatMap((player) => {
    const team = byId.get(player.teamId)
    const row = team && scoringRow(player, team)
    return row && fits(Scoring, row) ? [row] : []
  })
  return { standings: standings(teams.map((team) => ({ team: tableTeam(team), ...team.stats }))), scorers: scorers(scoring) }
}

/** What tables are made of: when one of these changes, a table may. */
export const tableCollections = ['tournament_sports', 'promotions', 'teams', 'players']

export type Tables = ReturnType<typeof createTables>

/** Standings and scorers, from what results have added up to in teams and players (R7). */
export function createTables(database: Database) {
  const sports = createTournamentSportsRepository(database)
  const teamsRepository = createTeamsRepository(database)
  const players = database.collection<ScoringPlayer>('players', [{ key: { 'teamId': 1, 'stats.goals': 1 } }])
  const projection = { 'teamId': 1, 'name': 1, 'number': 1, 'position': 1, 'photo': 1, 'stats.goals': 1, 'stats.assists': 1, 'stats.matchesPlayed': 1 }

  const scoringOf = (teams: readonly Team[], session: Transaction): Promise<ScoringPlayer[]> =>
    players.find({ 'teamId': { $in: teams.map(({ id }) => id) }, 'stats.goals': { $gt: 0 }, ...visible }, { projection, session }).toArray()

  return {
    /** A sport's tables, all of one moment; null for a sport that is unknown or inactive. Without an id, those of the first active sport. */
    of: (sportId?: string): Promise<SportTables | null> => database.snapshot(async (session) => {
      const active = (await sports.list({ transaction: session })).items.filter((sport) => sport.active)
      const sport = sportId === undefined ? active[0] : active.find(({ id }) => id === sportId)
      if (!sport) return null
      const { items: teams } = await teamsRepository.list({ sportId: sport.id, transaction: session })
      return tablesOf(teams, await scoringOf(teams, session))
    }),

    /** The tables of these sports by id, for teams that were read already: one query, however many. */
    async ofTeams(sportIds: readonly string[], teams: readonly Team[], session: Transaction): Promise<ReadonlyMap<string, SportTables>> {
      const scoring = await scoringOf(teams, session)
      return new Map(sportIds.map((id) => [id, tablesOf(teams.filter(({ sportId }) => sportId === id), scoring)]))
    },
  }
}
