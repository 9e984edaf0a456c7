import { editionEndpoints } from '@torneo/contracts/site/edition'
import { publicEndpoints } from '@torneo/contracts/site/public'
import { defaultTournamentId } from '@torneo/contracts/tournament/tournaments'
import { publicPagePath } from '@torneo/domain/site/public-page'
import type { FastifyInstance } from 'fastify'
import { tableCollections } from '../../data/read-models/tables'
import type { AssembledBody } from '../../platform/http/assembled-body'
import { notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

/** Serves the published tournament and its name to pages of any origin (R44), without inactive sports. */
export function publicTournamentRoutes(app: FastifyInstance, assemble: () => Promise<AssembledBody>): void {
  const {
    config: { timeZone, siteDir },
    tournaments,
  } = app.services

  route(app, publicEndpoints.tournament, assemble, {
    cacheTags: [...tableCollections, 'tournaments', 'matches'],
    anyOrigin: true,
  })

  route(
    app,
    editionEndpoints.find,
    async () => {
      const tournament = await tournaments.find(defaultTournamentId)
      if (!tournament) throw notFound()
      return {
        name: tournament.name,
        year: tournament.year,
        timeZone,
        ...(siteDir !== null && { page: publicPagePath }),
      }
    },
    { cacheTags: ['tournaments'], anyOrigin: true },
  )
}
