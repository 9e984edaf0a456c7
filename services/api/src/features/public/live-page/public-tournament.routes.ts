import { editionEndpoints } from '@torneo/contracts/site/edition'
import { publicEndpoints } from '@torneo/contracts/site/public'
import { earlierEditions, openEdition } from '@torneo/domain/records/open-edition'
import { publicPagePath } from '@torneo/domain/site/public-page'
import type { FastifyInstance } from 'fastify'
import { publicEdition } from '../../../data/editions/archived-lists'
import { notFound } from '../../../platform/http/problems'
import { route } from '../../../platform/http/route'

/** Serves the published tournament and its name to pages of any origin (R44), without inactive sports; archived editions as they were shown. */
export function publicTournamentRoutes(app: FastifyInstance): void {
  const {
    config: { siteDir, siteOrigin, publicPage },
    archive,
    tournaments,
    publicTournament,
    zone,
  } = app.services

  route(
    app,
    publicEndpoints.tournament,
    async ({ query: { edition: year } }) => {
      if (year === undefined || (await tournaments.open())?.year === year) return publicTournament.assemble()
      const id = await archive.idOfYear(year)
      const answer = id === null ? null : await archive.find(id)
      if (!answer) throw notFound()
      return publicEdition(answer, answer.tournament?.timeZone ?? (await zone.read()))
    },
    { cached: true, anyOrigin: true },
  )

  const page = siteOrigin === null ? publicPagePath : `${siteOrigin}/`
  route(
    app,
    editionEndpoints.find,
    async () => {
      const { items } = await tournaments.list()
      const open = openEdition(items)
      if (!open) throw notFound()
      return {
        name: open.name,
        year: open.year,
        timeZone: await zone.read(),
        ...(publicPage && siteDir !== null && { page }),
        earlier: earlierEditions(items),
      }
    },
    { cached: true, anyOrigin: true },
  )
}
