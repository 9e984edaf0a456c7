import type { FastifyInstance } from 'fastify'
import type { PublicStore } from '../stream/public-store'

/**
 * Serves `/healthz` (the process answers) and `/readyz` (it has something to show; 503 before the API was heard for the
 * first time). `awaySince` says since when the API is away.
 */
export function healthRoutes(app: FastifyInstance, store: PublicStore): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const since = store.awaySince()
    const awaySince = since === null ? null : new Date(since).toISOString()
    reply.header('cache-control', 'no-store')
    if (store.isComplete()) return reply.send({ status: 'ok', awaySince })
    return reply.code(503).header('retry-after', '5').send({ status: 'unavailable', awaySince })
  })
}
