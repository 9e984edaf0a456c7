import replyFrom from '@fastify/reply-from'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendUnavailablePage } from './unavailable-page'

/** The only cookie that pages know: what a device follows (B21). No session leaves this service. */
const pageCookie = /(?:^|;\s*)(siguiendo=[^;]*)/

/** Milliseconds for the site to answer. */
const timeoutMs = 30_000

/** Hands the families' addresses on to the site service; a page that reloads itself while that is away. */
export async function forwardToSite(app: FastifyInstance, siteService: string, paths: readonly string[]) {
  await app.register(replyFrom, {
    base: siteService,
    undici: { connections: 100, headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
    retryMethods: [],
  })

  const forward = (request: FastifyRequest, reply: FastifyReply) =>
    reply.from(request.raw.url ?? '/', {
      rewriteRequestHeaders: (_request, { cookie = '', ...headers }) => ({
        ...headers,
        ...(pageCookie.test(String(cookie)) ? { cookie: pageCookie.exec(String(cookie))?.[1] } : {}),
        'x-forwarded-for': [request.headers['x-forwarded-for'] ?? [], request.socket.remoteAddress ?? '']
          .flat()
          .join(', '),
        'x-forwarded-host': request.host,
        'x-forwarded-proto': request.protocol,
      }),
      onError: (failed, { error }) => {
        request.log.warn({ err: error }, 'the site service is away')
        void sendUnavailablePage(failed as FastifyReply)
      },
    })
  for (const path of paths) app.route({ method: ['GET', 'HEAD'], url: path, handler: forward })
}
