import { publicPagePath, type PublicView, publicViewPath } from '@torneo/domain/site/public-page'
import { publicFileHeaders } from '@torneo/serving/http/headers'
import { sendUnavailablePage } from '@torneo/serving/http/message-pages'
import { sendAgain } from '@torneo/serving/http/repeated-response'
import { sendBody } from '@torneo/serving/http/response-body'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPageHost, pageOriginOf } from '../http/origin'
import { notFoundPage } from '../live-page/live-page.routes'
import type { PublicStore } from '../stream/public-store'
import type { PageAddress, PlacedView, PublicPage } from './public-page'
import type { VisitCounter } from './visit-counter'

const type = 'text/html; charset=utf-8'

interface PublicPageRoutes {
  readonly store: PublicStore
  readonly pages: PublicPage
  readonly visits: VisitCounter
}

/** Sends a page of an address. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>

/** Serves the page that families open (B61); 404 if there is none. Returns the page for unknown addresses. */
export function publicPageRoutes(app: FastifyInstance, { store, pages, visits }: PublicPageRoutes): SendPage {
  function sendPlaced(
    view: PublicView,
    request: FastifyRequest,
    reply: FastifyReply,
    { page, headers, isMissing }: PlacedView,
  ): FastifyReply | Promise<FastifyReply> {
    if (view.kind !== 'now' && !isMissing) visits.count(publicViewPath(view), request)
    if (!isMissing && sendAgain(request, reply, page)) return reply
    reply.headers(view.kind === 'now' ? { ...headers, ...publicFileHeaders } : headers)
    return isMissing
      ? sendBody(reply, 404, page, { keeping: 'private, no-store', type })
      : sendBody(reply, 200, page, { type })
  }

  async function load(view: PublicView, at: PageAddress, request: FastifyRequest, reply: FastifyReply) {
    const shown = await pages.load(view, at)
    if (shown === 'none') return reply.code(404).sendFile(notFoundPage)
    return shown ? sendPlaced(view, request, reply, shown) : sendUnavailablePage(reply)
  }

  /** Waits for nothing where the view is in memory. */
  function send(view: PublicView, request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const { versions } = store.state()
    if (versions?.hasPage === false) return reply.code(404).sendFile(notFoundPage)
    if (versions === null) return sendUnavailablePage(reply)
    const at = { origin: pageOriginOf(request, store), isShared: !isPageHost(request, store) }
    const shown = pages.ready(view, at)
    return shown ? sendPlaced(view, request, reply, shown) : load(view, at, request, reply)
  }

  type ById = { readonly id: string }
  const addresses: Readonly<Record<string, (id: string) => PublicView>> = {
    '/ahora': () => ({ kind: 'now' }),
    '/promos': () => ({ kind: 'promotions' }),
    '/promo/:id': (id) => ({ kind: 'promotion', id }),
    '/fotos': () => ({ kind: 'galleries' }),
    '/novedades': () => ({ kind: 'news' }),
    '/novedades/:id': (id) => ({ kind: 'article', id }),
    '/p/:id': (id) => ({ kind: 'page', id }),
    '/fotos/:id': (id) => ({ kind: 'gallery', id }),
  }
  for (const [path, viewOf] of Object.entries(addresses)) {
    app.get(`${publicPagePath}${path}`, (request, reply) => send(viewOf((request.params as ById).id), request, reply))
  }
  const sendHome: SendPage = (request, reply) => send({ kind: 'home' }, request, reply)
  const sendMissing: SendPage = (request, reply) => send({ kind: 'missing' }, request, reply)

  for (const path of ['', '/']) {
    app.get(`${publicPagePath}${path}`, (request, reply) => {
      const pageOrigin = store.state().versions?.pageOrigin ?? null
      if (pageOrigin === null) return sendHome(request, reply)
      const [, query] = request.url.split('?')
      reply.header('cache-control', 'no-cache')
      return reply.redirect(`${pageOrigin}/${query ? `?${query}` : ''}`, 308)
    })
  }
  app.get('/', (request, reply) => (isPageHost(request, store) ? sendHome : sendMissing)(request, reply))
  return sendMissing
}
