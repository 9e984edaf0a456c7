import { ClientFault, clientFault } from '@torneo/serving/client-fault'
import { describeError } from '@torneo/serving/describe-error'
import { useCleanStop } from '@torneo/serving/http/clean-stop'
import { useSecurityHeaders } from '@torneo/serving/http/headers'
import type { SocketTimes } from '@torneo/serving/sockets/socket-times'
import Fastify, { type FastifyInstance } from 'fastify'
import type { SiteConfig } from './config'
import { followersRoutes } from './followers/followers.routes'
import { healthRoutes } from './http/health.routes'
import { pagesRoutes } from './http/pages.routes'
import { createApiStream } from './stream/api-stream'
import { createPublicStore, type PublicStore } from './stream/public-store'
import { createStoredState } from './stream/stored-state'

declare module 'fastify' {
  interface FastifyInstance {
    publicStore: PublicStore
  }
}

interface SiteParts {
  readonly config: SiteConfig
  readonly logLevel?: string
  /** Shorter timings for tests. */
  readonly socketTimes?: Partial<SocketTimes>
  readonly retryMs?: number
}

/**
 * Builds the public side: it shows what the API says over one socket, and what it said last while the API is away. It
 * has no database, no secret and no session (docs/design/site.md).
 */
export async function buildSite({
  config,
  logLevel = 'info',
  socketTimes,
  retryMs,
}: SiteParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: logLevel, base: { service: 'site' }, serializers: { err: describeError } },
    trustProxy: config.trustProxy,
    requestTimeout: 30_000,
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
    disableRequestLogging: true,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 16_384 },
  })
  const store = createPublicStore()
  app.decorate('publicStore', store)
  const stored = createStoredState(config.cacheDir, store, app.log)
  const stream = createApiStream({
    apiUrl: config.apiUrl,
    store,
    log: app.log,
    ...(retryMs === undefined ? {} : { delayOf: () => retryMs }),
  })

  app.setErrorHandler((error, request, reply) => {
    const fault = error instanceof ClientFault ? error : clientFault('internal')
    if (fault.code >= 500) request.log.error({ err: error }, 'request failed')
    return reply.code(fault.code).header('cache-control', 'no-store').send({ code: fault.code, message: fault.message })
  })
  useCleanStop(app)
  await useSecurityHeaders(app, () => store.state().versions?.panelOrigin?.startsWith('https:') ?? false)
  await followersRoutes(app, { store, socketsPerNetwork: config.socketsPerNetwork, times: socketTimes })
  healthRoutes(app, store)
  if (config.siteDir !== null) await pagesRoutes(app, { siteDir: config.siteDir, apiUrl: config.apiUrl, store })
  app.addHook('onReady', async () => {
    await stored.start()
    stream.start()
  })
  app.addHook('preClose', async () => stream.stop())
  app.addHook('onClose', () => stored.stop())
  return app
}
