import { closeCodes, realtimePath } from '@torneo/contracts/endpoint/realtime'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../../platform/http/network'
import { requireOwnOrigin } from '../../platform/http/origin'
import { notFound, rateLimited, unavailable } from '../../platform/http/problems'
import { createHub, type Visitor } from '../../platform/realtime/hub'
import { realtimeTimes, type RealtimeTimes } from '../../platform/realtime/realtime-times'
import type { Feed } from '../../platform/realtime/source'
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
  const hub = createHub({
    changes,
    sessionCache,
    sessions,
    feed,
    log: app.log,
    limits: config.limits,
    times: { ...realtimeTimes, ...times },
  })
  const visitors = new WeakMap<FastifyRequest, Visitor>()
  gauge('realtime_sockets', 'Open sockets', hub.size)
  app.addHook('preClose', () => hub.close())

  app.route({
    method: 'GET',
    url: realtimePath,
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

  async function visitorOf(request: FastifyRequest): Promise<Visitor | null> {
    const [since, network] = [hub.revision(), networkOf(request.ip)]
    if ((request.query as { public?: unknown }).public === '1') return { session: null, since, network }
    const session = await openSession(request)
    return session && !needsSecondFactor(config, session.user) ? { session, since, network } : null
  }
}
