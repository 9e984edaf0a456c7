import type { FastifyInstance } from 'fastify'
import { createRepairCompetitions, createRepairCompetitionsJob } from '../data/competitions/repair-competitions'
import { createRepairEditions, createRepairEditionsJob } from '../data/editions/repair-editions'
import { closingRoutes } from '../features/competitions/closing.routes'
import { competitionsRoutes } from '../features/competitions/competitions.routes'
import { conflictsRoutes } from '../features/competitions/conflicts.routes'
import { decisionsRoutes } from '../features/competitions/decisions.routes'
import { deductionsRoutes } from '../features/competitions/deductions.routes'
import { drawsRoutes } from '../features/competitions/draws.routes'
import { withdrawalsRoutes } from '../features/competitions/withdrawals.routes'
import { generalCupRoutes } from '../features/general-cup/general-cup.routes'
import { officialLinksRoutes } from '../features/officials/official-links.routes'
import { officialsRoutes } from '../features/officials/officials.routes'
import { eligibilityRoutes } from '../features/players/eligibility.routes'
import { playerBatchesRoutes } from '../features/players/player-batches.routes'
import { playersRoutes } from '../features/players/players.routes'
import { promotionsRoutes } from '../features/promotions/promotions.routes'
import { championsRoutes } from '../features/public/live-page/champions.routes'
import { publicTournamentRoutes } from '../features/public/live-page/public-tournament.routes'
import { suspensionsRoutes } from '../features/suspensions/suspensions.routes'
import { tablesRoutes } from '../features/tables/tables.routes'
import { teamBatchesRoutes } from '../features/teams/team-batches.routes'
import { teamsRoutes } from '../features/teams/teams.routes'
import { tournamentSportsRoutes } from '../features/tournament-sports/tournament-sports.routes'
import { editionsRoutes } from '../features/tournaments/editions.routes'
import { exportRoutes } from '../features/tournaments/export/export.routes'
import { tournamentsRoutes } from '../features/tournaments/tournaments.routes'

/** Editions, sports, teams, rosters and competitions. */
export async function tournament(api: FastifyInstance): Promise<void> {
  const { jobs, tournament: cache, fillMatches } = api.services
  const repairEditions = createRepairEditionsJob(createRepairEditions(api.services), api.log)
  tournamentsRoutes(api)
  editionsRoutes(api, () => repairEditions.wake(0))
  exportRoutes(api)
  publicTournamentRoutes(api)
  championsRoutes(api)
  tournamentSportsRoutes(api)
  promotionsRoutes(api)
  teamsRoutes(api)
  teamBatchesRoutes(api)
  playersRoutes(api)
  eligibilityRoutes(api)
  playerBatchesRoutes(api)
  officialsRoutes(api)
  officialLinksRoutes(api)
  competitionsRoutes(api)
  drawsRoutes(api)
  deductionsRoutes(api)
  withdrawalsRoutes(api)
  conflictsRoutes(api)
  tablesRoutes(api)
  suspensionsRoutes(api)
  closingRoutes(api)
  decisionsRoutes(api)
  generalCupRoutes(api)

  const repairCompetitions = createRepairCompetitions(api.services, cache, fillMatches)
  jobs.push(createRepairCompetitionsJob(repairCompetitions, api.log), repairEditions)
}
