import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Paths on the public page's own host: the page, the families' page and what both of them read. */
const isServed = (path: string) =>
  /^\/(?:$|(?:inicio|en-vivo|api\/public)(?:\/|$)|api\/realtime$|api\/storage\/buckets\/[^/]+\/files\/[^/]+\/view$|(?:robots\.txt|sitemap\.xml|favicon\.\w+|icon-[\w-]+\.png|apple-touch-icon\.png|sw\.js|healthz|readyz)$)/.test(
    path,
  )

/** True for a request to the host that SITE_URL gives to the public page. */
export function isSiteHost({ server, host }: FastifyRequest): boolean {
  const { siteOrigin } = server.services.config
  return siteOrigin !== null && host.toLowerCase() === new URL(siteOrigin).host
}

/** Hides the panel and its API from the public page's own host: it has no session, and nothing there asks for one. */
export function useSiteHost(app: FastifyInstance): void {
  if (app.services.config.siteOrigin === null) return
  app.addHook('onRequest', (request, reply, done) => {
    if (!isSiteHost(request) || isServed(request.url.split('?')[0] ?? '')) return done()
    reply.callNotFound()
  })
}
