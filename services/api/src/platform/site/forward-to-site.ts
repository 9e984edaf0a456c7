import replyFrom from '@fastify/reply-from'
import { publicPagePath } from '@torneo/domain/site/public-page'
import { sendUnavailablePage } from '@torneo/serving/http/message-pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The only cookie that pages know: what a device follows (B21). No session leaves this service. */
const pageCookie = /(?:^|;\s*)(siguiendo=[^;]*)/

/** Addresses of the site besides those of the public page, of which the service shows what is not live. */
const forwarded = ['/en-vivo', '/en-vivo/*', '/robots.txt', '/sitemap.xml', `${publicPagePath}/calendario.ics`]

/** Milliseconds for the site to answer. */
const timeoutMs = 30_000

/** Hands the families' addresses on to the site service; a page that reloads itself while that is away. */
export async function forwardToSite(app: FastifyInstance, siteService: string): Promise<void> {
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
  app.sendLivePage = forward
  for (const path of forwarded) app.get(path, forward)
}
