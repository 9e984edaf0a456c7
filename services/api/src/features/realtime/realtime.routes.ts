import type {} from '@fastify/websocket'
import { closeCodes, followersPath, realtimePath } from '@torneo/contracts/endpoint/realtime'
import { networkOf } from '@torneo/serving/network'
import { createHub, type Visitor } from '@torneo/serving/sockets/hub'
import type { Feed } from '@torneo/serving/sockets/source'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isUnavailable } from '../../platform/database/database-errors'
import { requireOwnOrigin } from '../../platform/http/origin'
import { notFound, rateLimited, unavailable } from '../../platform/http/problems'
import { realtimeTimes, type RealtimeTimes } from '../../platform/realtime/realtime-times'
import { createSessionWatch } from '../../platform/realtime/session-watch'
import { needsSecondFactor } from '../../platform/sessions/second-factor-need'
import { openSession } from '../../platform/sessions/session-cookie'

/** Seconds after which a rejected client may retry. */
const tooManySockets = 10

interface RealtimeParts {
  readonly feed: Feed
  /** Shorter timings for tests. */
  readonly times?: Partial<RealtimeTimes> | undefined
  gauge(name: string, help: string, read: () => number): void
}

/** Serves the live socket (contract, Realtime). Its path is absolute, so it is registered at the root. */
export function realtimeRoutes(app: FastifyInstance, { feed, times, gauge }: RealtimeParts): void {
  const { config, changes, sessionCache, sessions } = app.services
  const { log } = app
  const watched = createSessionWatch({ changes, sessionCache, sessions, log })
  const hub = createHub({
    feed,
    log,
    isUnavailable,
    times: { ...realtimeTimes, ...times },
    onHealthCheck: watched.checkExpired,
  })
  const visitors = new WeakMap<FastifyRequest, Visitor>()
  gauge('realtime_sockets', 'Open sockets', hub.size)
  app.addHook('preClose', () => hub.close())

  const serve = (url: string, visitorOf: (request: FastifyRequest) => Promise<Visitor | null>) =>
    app.route({
      method: 'GET',
      url,
      onRequest: async (request) => {
        if (!request.ws) throw notFound()
        requireOwnOrigin(request, config.publicOrigin)
        if (hub.isStopping()) throw unavailable()
        const visitor = await visitorOf(request)
        // Checked before the upgrade: clients retry later on a rejected one.
        if (visitor && !hub.hasCapacity(visitor)) throw rateLimited(tooManySockets)
        if (visitor) visitors.set(request, visitor)
      },
      handler: () => {
        throw notFound()
      },
      wsHandler: (socket, request) => {
        const visitor = visitors.get(request)
        if (visitor) hub.admit(socket, request.raw.socket, visitor)
        // Closed after the upgrade: browsers hide from a page why an upgrade was rejected.
        else socket.close(closeCodes.policy)
      },
    })

  const { socketsPerNetwork, socketsPerSession } = config.limits

  async function followerOf(request: FastifyRequest): Promise<Visitor> {
    const network = networkOf(request.ip)
    return { network, owner: network, maxSockets: socketsPerNetwork, user: null }
  }

  async function visitorOf(request: FastifyRequest): Promise<Visitor | null> {
    const [since, network] = [watched.revision(), networkOf(request.ip)]
    if ((request.query as { public?: unknown }).public === '1') return followerOf(request)
    const session = await openSession(request)
    if (!session || needsSecondFactor(config, session.user)) return null
    return {
      network,
      owner: session.id,
      maxSockets: socketsPerSession,
      user: session.user,
      onOpen: ({ close }) =>
        watched.watch(session, since, (isReplaced) => close(isReplaced ? closeCodes.renewed : closeCodes.policy)),
    }
  }

  serve(realtimePath, visitorOf)
  // The families' page asks for it where no site service is in front (docs/design/site.md).
  serve(followersPath, followerOf)
}
