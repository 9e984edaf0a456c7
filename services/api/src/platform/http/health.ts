import type { FastifyInstance } from 'fastify'

/** Serves `/healthz` (the process answers) and `/readyz` (it can work; 503 while the database is unreachable). */
export function useHealth(app: FastifyInstance): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await app.services.database.ping()
      return await reply.send({ status: 'ok' })
    } catch (error) {
      request.log.warn({ err: error }, 'not ready: the database does not answer')
      return reply.code(503).header('retry-after', '5').send({ status: 'unavailable' })
    }
  })
}
