import type {} from '@fastify/websocket'
import { followersPath } from '@torneo/contracts/endpoint/realtime'
import { clientFault } from '@torneo/serving/client-fault'
import { networkOf } from '@torneo/serving/network'
import { createHub, type Visitor } from '@torneo/serving/sockets/hub'
import { type SocketTimes, socketTimes } from '@torneo/serving/sockets/socket-times'
import { useWebSockets } from '@torneo/serving/sockets/use-websockets'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PublicStore } from '../stream/public-store'
import { createFollowerFeed } from './follower-feed'

interface FollowersParts {
  readonly store: PublicStore
  readonly socketsPerNetwork: number
  /** Shorter timings for tests. */
  readonly times?: Partial<SocketTimes> | undefined
}

/**
 * Serves the followers' socket: public channels alone, each frame encoded once for all of them. A slow follower gets
 * the newest state once it reads again, and is closed after ten seconds.
 */
export async function followersRoutes(
  app: FastifyInstance,
  { store, socketsPerNetwork, times }: FollowersParts,
): Promise<void> {
  await useWebSockets(app, { served: [followersPath] })
  const hub = createHub({
    feed: createFollowerFeed(store),
    log: app.log,
    isUnavailable: () => store.state().tournament === null,
    times: { ...socketTimes, ...times },
  })
  app.addHook('preClose', () => hub.close())

  /** Pages of other sites would spend the sockets of their visitors' network. */
  function isOwnPage({ headers, host }: FastifyRequest): boolean {
    const { origin, 'sec-fetch-site': site } = headers
    if (origin === undefined) return site !== 'cross-site'
    const { panelOrigin = null, pageOrigin = null } = store.state().versions ?? {}
    return (
      [panelOrigin, pageOrigin].includes(origin) ||
      (panelOrigin === null && URL.canParse(origin) && new URL(origin).host === host.toLowerCase())
    )
  }

  const visitorOf = ({ ip }: FastifyRequest): Visitor => {
    const network = networkOf(ip)
    return { network, owner: network, maxSockets: socketsPerNetwork, user: null }
  }

  app.route({
    method: 'GET',
    url: followersPath,
    onRequest: async (request) => {
      if (!request.ws) throw clientFault('notFound')
      if (!isOwnPage(request)) throw clientFault('forbidden')
      if (hub.isStopping()) throw clientFault('unavailable')
      // Checked before the upgrade: clients retry later on a rejected one.
      if (!hub.hasCapacity(visitorOf(request))) throw clientFault('rateLimited')
    },
    handler: () => {
      throw clientFault('notFound')
    },
    wsHandler: (socket, request) => hub.admit(socket, request.raw.socket, visitorOf(request)),
  })
}
