import type { FastifyInstance } from 'fastify'

/** Whoever is answered during a stop is told to connect anew: a line left open would hold the process until it is forced. */
export function useCleanStop(app: FastifyInstance): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) reply.header('connection', 'close')
    done(null, payload)
  })
}
