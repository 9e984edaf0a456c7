import type { FastifyInstance } from 'fastify'
import { calendarRoutes } from '../calendars/calendar.routes'
import { livePageRoutes, notFoundPage } from '../live-page/live-page.routes'
import { createEarlierEditions } from '../model/earlier-editions'
import { createTournamentModel } from '../model/tournament-model'
import type { PublicStore } from '../stream/public-store'
import { manifestRoutes } from './manifest.routes'
import { useSiteFiles } from './site-files'

interface PagesParts {
  readonly siteDir: string
  readonly apiUrl: string
  readonly store: PublicStore
}

/** Serves the pages of families, their files and calendars; a kind page with 404 for other addresses below theirs. */
export async function pagesRoutes(app: FastifyInstance, { siteDir, apiUrl, store }: PagesParts): Promise<void> {
  const model = createTournamentModel(store)
  await useSiteFiles(app, siteDir)
  livePageRoutes(app, { siteDir, store, model, earlier: createEarlierEditions(store, apiUrl) })
  calendarRoutes(app, { store, model })
  manifestRoutes(app, store)
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    if (path.startsWith('/en-vivo')) return reply.code(404).sendFile(notFoundPage)
    return reply.code(404).send({ code: 404, message: 'No encontrado' })
  })
}
