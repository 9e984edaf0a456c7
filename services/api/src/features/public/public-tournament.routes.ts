import { editionEndpoints } from '@torneo/contracts/edition'
import { publicEndpoints } from '@torneo/contracts/public'
import { defaultTournamentId } from '@torneo/contracts/tournaments'
import type { FastifyInstance } from 'fastify'
import { createMatchesRepository } from '../../data/matches.repository'
import { createPromotionsRepository } from '../../data/promotions.repository'
import { tableCollections, type Tables } from '../../data/tables'
import { createTeamsRepository } from '../../data/teams.repository'
import { createTournamentSportsRepository } from '../../data/tournament-sports.repository'
import type { TournamentsRepository } from '../../data/tournaments.repository'
import { notFound } from '../../platform/problems'
import { route } from '../../platform/route'

/** The published tournament and what it is called, for pages of any origin (R44): nothing of inactive sports is in it. */
export function publicTournamentRoutes(app: FastifyInstance, tables: Tables, tournaments: TournamentsRepository): void {
  const { database } = app.services
  const sportsRepository = createTournamentSportsRepository(database)
  const promotionsRepository = createPromotionsRepository(database)
  const teamsRepository = createTeamsRepository(database)
  const matchesRepository = createMatchesRepository(database)

  // One moment for all of it, so one question after the other: some ten, however large the tournament.
  route(app, publicEndpoints.tournament, () => database.snapshot(async (session) => {
    const tournament = await tournaments.find(defaultTournamentId, session)
    const sports = (await sportsRepository.list({ transaction: session })).items.filter(({ active }) => active)
    const promotions = await promotionsRepository.list({ transaction: session })
    const ids = new Set(sports.map(({ id }) => id))
    const ofActive = <Item extends { readonly sportId: string }>({ items }: { readonly items: readonly Item[] }) => items.filter(({ sportId }) => ids.has(sportId))
    const teams = ofActive(await teamsRepository.list({ transaction: session }))
    const matches = ofActive(await matchesRepository.list({}, undefined, session))
    const bySport = [...await tables.ofTeams([...ids], teams, session)]
    return {
      tournament, sports, promotions: promotions.items, teams, matches,
      standings: Object.fromEntries(bySport.map(([id, { standings }]) => [id, standings])),
      scorers: Object.fromEntries(bySport.map(([id, { scorers }]) => [id, scorers])),
    }
  }), { cacheTags: [...tableCollections, 'tournaments', 'matches'], anyOrigin: true })

  route(app, editionEndpoints.find, async () => {
    const tournament = await tournaments.find(defaultTournamentId)
    if (!tournament) throw notFound()
    return { name: tournament.name, year: tournament.year }
  }, { cacheTags: ['tournaments'], anyOrigin: true })
}
