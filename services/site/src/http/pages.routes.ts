import { useRepeatedResponses } from '@torneo/serving/http/repeated-response'
import { useJobs } from '@torneo/serving/jobs'
import { createSandboxedPrograms, EndedProgram } from '@torneo/serving/programs/sandboxed-program'
import { createResponseCache } from '@torneo/serving/response-cache'
import type { FastifyInstance } from 'fastify'
import { calendarRoutes } from '../calendars/calendar.routes'
import { livePageRoutes, notFoundPage } from '../live-page/live-page.routes'
import { createEarlierEditions } from '../model/earlier-editions'
import { changesOf } from '../model/store-changes'
import { createTournamentModel } from '../model/tournament-model'
import { createPageVersions } from '../public-page/page-versions'
import { publicFilesRoutes } from '../public-page/public-files.routes'
import { createPublicPage } from '../public-page/public-page'
import { publicPageRoutes } from '../public-page/public-page.routes'
import { createVisitCounter } from '../public-page/visit-counter'
import { createApiReports } from '../stream/api-reports'
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
  const programs = createSandboxedPrograms((reason) =>
    app.log.error({ reason }, 'the program of the public page was ended'),
  )
  const reports = createApiReports(apiUrl, app.log)
  const versions = createPageVersions({
    ...{ siteDir, apiUrl, store, programs },
    onDamaged: (version, error) =>
      app.log.error({ err: error, version }, 'a version of the public page cannot be read'),
  })
  const pages = createPublicPage({
    ...{ store, model, versions },
    onFault(error) {
      if (!(error instanceof EndedProgram)) app.log.error({ err: error }, 'the public page could not be rendered')
    },
    onFailing: reports.failure,
  })
  const visits = createVisitCounter({ model, report: reports.visits })
  useJobs(app, [visits])
  useRepeatedResponses(app)
  app.addHook('onClose', async () => programs.stop())
  await useSiteFiles(app, siteDir)
  // One for all routes: its bytes are bounded as a whole.
  const cache = createResponseCache(changesOf(store))
  livePageRoutes(app, { siteDir, store, cache, model, earlier: createEarlierEditions(store, apiUrl) })
  calendarRoutes(app, { store, cache, model })
  manifestRoutes(app, store)
  publicFilesRoutes(app, { store, cache, model })
  const sendMissing = publicPageRoutes(app, { store, pages, visits })
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    if (path === '/en-vivo' || path.startsWith('/en-vivo/')) return reply.code(404).sendFile(notFoundPage)
    void Promise.resolve(sendMissing(request, reply)).catch((error: unknown) => reply.send(error))
  })
}
