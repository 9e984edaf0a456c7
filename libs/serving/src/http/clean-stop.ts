import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** True once a stop has begun: each response closes its connection. */
    isStopping: boolean
  }
}

/**
 * Closes each connection after its response during a stop: an open one would keep the process alive until it is killed.
 */
export function useCleanStop(app: FastifyInstance): void {
  app.decorate('isStopping', false)
  app.addHook('preClose', async () => {
    app.isStopping = true
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.isStopping) reply.header('connection', 'close')
    done(null, payload)
  })
}
