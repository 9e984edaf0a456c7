import type { RenderPublicPage } from '@torneo/domain/site/page-program'
import { publicPagePath, type PublicView } from '@torneo/domain/site/public-page'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Tables } from '../../data/read-models/tables'
import type { TournamentCache } from '../../data/read-models/tournament-cache'
import { originOf } from '../../platform/http/origin'
import { sendBody } from '../../platform/http/response-body'
import { createPageProgram } from '../../platform/site/page-program'
import { notFoundPage } from '../../platform/site/site'
import type { LandingSource } from './landing-source'
import { createPublicPage } from './public-page'
import type { PublicTournamentSource } from './public-tournament'
import { createPublicViews } from './public-views'
import { sendUnavailablePage } from './unavailable-page'

const html = 'text/html; charset=utf-8'

/** Serves the page that families open (B61), rendered by the program in the site's folder; 404 if there is none. */
export function publicPageRoutes(
  app: FastifyInstance,
  siteDir: string,
  landing: LandingSource,
  source: PublicTournamentSource,
  tournament: TournamentCache,
  tables: Tables,
): void {
  const viewAt = createPublicPage(
    app.services,
    createPageProgram<RenderPublicPage>(siteDir, 'inicio'),
    landing,
    tournament,
    createPublicViews(tournament, tables, source),
    (error) => app.log.error(error, 'the public page could not be rendered'),
  )

  async function send(view: PublicView, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const shown = await viewAt(view, originOf(request))
    if (shown === 'none') return reply.code(404).sendFile(notFoundPage)
    if (!shown) return sendUnavailablePage(reply)
    const { page, policy, isMissing } = shown
    reply.header('content-security-policy', policy)
    return sendBody(request, reply, isMissing ? 404 : 200, page, isMissing, html)
  }
  type ById = { readonly id: string }
  const addresses: Readonly<Record<string, (id: string) => PublicView>> = {
    '': () => ({ kind: 'home' }),
    '/': () => ({ kind: 'home' }),
    '/ahora': () => ({ kind: 'now' }),
    '/promos': () => ({ kind: 'promotions' }),
    '/promo/:id': (id) => ({ kind: 'promotion', id }),
    '/fotos': () => ({ kind: 'galleries' }),
    '/fotos/:id': (id) => ({ kind: 'gallery', id }),
  }
  for (const [path, viewOf] of Object.entries(addresses)) {
    app.get(`${publicPagePath}${path}`, (request, reply) => send(viewOf((request.params as ById).id), request, reply))
  }
  app.publicPage = { sendMissing: (request, reply) => send({ kind: 'missing' }, request, reply) }
}
