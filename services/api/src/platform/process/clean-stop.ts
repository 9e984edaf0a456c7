import type { FastifyInstance } from 'fastify'

/**
 * Closes each connection after its response during a stop: an open one would keep the process alive until it is killed.
 */
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
