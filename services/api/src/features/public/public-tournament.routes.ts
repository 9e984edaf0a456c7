import { editionEndpoints } from '@torneo/contracts/edition'
import { publicEndpoints } from '@torneo/contracts/public'
import { defaultTournamentId } from '@torneo/contracts/tournaments'
import type { FastifyInstance } from 'fastify'
import { tableCollections } from '../../data/tables'
import type { AssembledBody } from '../../platform/assembled-body'
import { notFound } from '../../platform/problems'
import { route } from '../../platform/route'

/** Serves the published tournament and its name to pages of any origin (R44), without inactive sports. */
export function publicTournamentRoutes(app: FastifyInstance, assemble: () => Promise<AssembledBody>): void {
  const { tournaments } = app.services

  route(app, publicEndpoints.tournament, assemble, { cacheTags: [...tableCollections, 'tournaments', 'matches'], anyOrigin: true })

  route(app, editionEndpoints.find, async () => {
    const tournament = await tournaments.find(defaultTournamentId)
    if (!tournament) throw notFound()
    return { name: tournament.name, year: tournament.year }
  }, { cacheTags: ['tournaments'], anyOrigin: true })
}
