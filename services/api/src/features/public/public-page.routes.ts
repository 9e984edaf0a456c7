import type { RenderPublicPage } from '@torneo/domain/site/page-program'
import { publicPagePath, type PublicView } from '@torneo/domain/site/public-page'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Tables } from '../../data/read-models/tables'
import type { TournamentCache } from '../../data/read-models/tournament-cache'
import { siteOriginOf } from '../../platform/http/origin'
import { sendBody } from '../../platform/http/response-body'
import { createPageProgram } from '../../platform/site/page-program'
import { notFoundPage } from '../../platform/site/site'
import type { LandingCache, LandingSource } from './landing-source'
import { createPublicPage } from './public-page'
import type { PublicTournamentSource } from './public-tournament'
import { createPublicViews } from './public-views'
import { sendUnavailablePage } from './unavailable-page'

const html = 'text/html; charset=utf-8'

/** Serves the page that families open (B61), rendered by the program in the site's folder; 404 if there is none. */
export function publicPageRoutes(
  app: FastifyInstance,
  siteDir: string,
  { collections }: Pick<LandingSource, 'collections'>,
  readLanding: LandingCache,
  source: PublicTournamentSource,
  tournament: TournamentCache,
  tables: Tables,
): void {
  const { config } = app.services
  const viewAt = createPublicPage(
    app.services,
    config.publicPage ? createPageProgram<RenderPublicPage>(siteDir, 'inicio') : async () => null,
    collections,
    readLanding,
    tournament,
    createPublicViews(tournament, tables, source),
    (error) => app.log.error(error, 'the public page could not be rendered'),
  )

  async function send(view: PublicView, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const shown = await viewAt(view, siteOriginOf(request))
    if (shown === 'none') return reply.code(404).sendFile(notFoundPage)
    if (!shown) return sendUnavailablePage(reply)
    const { page, policy, isMissing } = shown
    reply.header('content-security-policy', policy)
    return sendBody(request, reply, isMissing ? 404 : 200, page, isMissing, html)
  }
  type ById = { readonly id: string }
  const addresses: Readonly<Record<string, (id: string) => PublicView>> = {
    '/ahora': () => ({ kind: 'now' }),
    '/promos': () => ({ kind: 'promotions' }),
    '/promo/:id': (id) => ({ kind: 'promotion', id }),
    '/fotos': () => ({ kind: 'galleries' }),
    '/fotos/:id': (id) => ({ kind: 'gallery', id }),
  }
  for (const [path, viewOf] of Object.entries(addresses)) {
    app.get(`${publicPagePath}${path}`, (request, reply) => send(viewOf((request.params as ById).id), request, reply))
  }
  const sendHome = (request: FastifyRequest, reply: FastifyReply) => send({ kind: 'home' }, request, reply)
  for (const path of ['', '/']) {
    app.get(`${publicPagePath}${path}`, async (request, reply) => {
      if (config.siteOrigin === null) return sendHome(request, reply)
      const [, query] = request.url.split('?')
      reply.header('cache-control', 'no-cache')
      return reply.redirect(`${config.siteOrigin}/${query ? `?${query}` : ''}`, 308)
    })
  }
  app.publicPage = { sendHome, sendMissing: (request, reply) => send({ kind: 'missing' }, request, reply) }
}
