import type { FastifyInstance } from 'fastify'

/** Responses during a stop close their connection: one left open would keep the process alive until it is killed. */
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
