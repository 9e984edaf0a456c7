import { followersPath, realtimePath } from '@torneo/contracts/endpoint/realtime'
import { useCleanStop } from '@torneo/serving/http/clean-stop'
import { useSecurityHeaders } from '@torneo/serving/http/headers'
import { useRepeatedResponses } from '@torneo/serving/http/repeated-response'
import { useJobs } from '@torneo/serving/jobs'
import { useWebSockets } from '@torneo/serving/sockets/use-websockets'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config'
import { createArchivedLists } from './data/editions/archived-lists'
import { createScopeCheck } from './data/read-models/pass-scope'
import { createModels } from './models'
import { createPasswords, type Passwords } from './platform/crypto/passwords'
import type { Database } from './platform/database/database'
import { endIfEarly, useEarlyResponses } from './platform/http/early-responses'
import { sendError, sendUnreadable, useErrors } from './platform/http/errors'
import { forwardUpgrades } from './platform/http/forward-upgrades'
import { useHealth } from './platform/http/health'
import { bodyLimit, useJsonBodies } from './platform/http/json-body'
import { useNotFound } from './platform/http/not-found'
import { useOriginCheck } from './platform/http/origin'
import { useApiDocs } from './platform/openapi/api-docs'
import { realtimeTimes, type RealtimeTimes } from './platform/realtime/realtime-times'
import { notFoundPage } from './platform/site/site'
import { useSiteHost } from './platform/site/site-host'
import { type LogStream, logOptions, useRequestLog } from './platform/telemetry/logs'
import { useMetrics } from './platform/telemetry/metrics'
import { createRepeatedLines } from './platform/telemetry/repeated-lines'
import { content } from './plugins/content'
import { matchDay } from './plugins/match-day'
import { operations } from './plugins/operations'
import { people } from './plugins/people'
import { publicSite } from './plugins/public-site'
import { tournament } from './plugins/tournament'
import { serveMetrics } from './serve-metrics'
import { createServices } from './services'

interface AppParts {
  readonly config: Config
  readonly database: Database
  readonly passwords?: Passwords
  readonly logStream?: LogStream
  readonly realtimeTimes?: Partial<RealtimeTimes>
  /** Milliseconds of silence after which the change feed may have missed writes; default: a second. */
  readonly liveMs?: number | undefined
}

function noSchemas(): never {
  throw new Error('Contracts check and serialize: a route has no JSON Schema')
}

/** Builds the whole service, in loading order. `ready()` creates collections, indexes and the required documents. */
export async function buildApp({
  config,
  database,
  logStream,
  passwords = createPasswords(),
  realtimeTimes: times,
  liveMs,
}: AppParts): Promise<FastifyInstance> {
  const repeatedLines = createRepeatedLines()
  const app = Fastify({
    ...logOptions(config.logLevel, repeatedLines, logStream),
    trustProxy: config.trustProxy,
    bodyLimit,
    // Fastify would load its own compilers at every start.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    requestTimeout: 60_000,
    // Building an index over a large collection may outlast a plugin's default of 10 s; /readyz reports when it is
    // done.
    pluginTimeout: 0,
    // Long ids must reach their route, which checks session and role before it answers 404.
    routerOptions: { maxParamLength: 16_384 },
    clientErrorHandler: sendUnreadable,
    // Fastify runs no hooks here, so `endIfEarly` is called by hand.
    frameworkErrors(error, request, reply) {
      endIfEarly(request, reply)
      sendError(error, request, reply)
    },
    // Requests that arrived before a stop are still answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  })
  const services = createServices(config, database, passwords, { log: app.log, liveMs })
  const models = createModels(services, app.log, times?.boards ?? realtimeTimes.boards)
  app.decorate('services', { ...services, ...models })
  app.decorate('checkScope', createScopeCheck(models.tournament, models.matchStore))
  app.decorate('readArchived', createArchivedLists(services))
  app.decorate('publicPage', null)
  app.decorate('sendLivePage', (_request, reply) => reply.code(404).sendFile(notFoundPage))
  app.decorateRequest('user', null)
  app.decorateRequest('person', null)
  app.decorateRequest('keyApp', null)

  useRequestLog(app)
  useCleanStop(app)
  useEarlyResponses(app)
  await useSecurityHeaders(app, () => app.services.isHttps)
  useRepeatedResponses(app)
  useOriginCheck(app, config.publicOrigin)
  useErrors(app)
  useNotFound(app)
  useSiteHost(app)
  const { siteService } = config
  await useWebSockets(app, {
    served: [realtimePath, followersPath],
    ...(siteService === null ? {} : { taken: new Map([[followersPath, forwardUpgrades(app, siteService)]]) }),
  })
  useJsonBodies(app)

  useHealth(app)
  const metrics = useMetrics(app, config.metricsToken)
  serveMetrics(app.services, metrics)
  database.unreadable.onUnreadable((row) =>
    app.log.error(row, 'a stored record does not fit its contract and is left out'),
  )

  await app.register(
    async (api) => {
      useApiDocs(api)
      await api.register(people)
      await api.register(content)
      await api.register(tournament)
      await api.register(matchDay)
      await api.register(operations, { metrics })
    },
    { prefix: '/api' },
  )
  await publicSite(app, { metrics, times })

  app.addHook('onReady', async () => {
    await database.prepare()
    await app.services.tournaments.ensureFirst(new Date().getFullYear())
  })
  useJobs(app, [repeatedLines, app.services.changes, ...app.services.jobs])
  return app
}
