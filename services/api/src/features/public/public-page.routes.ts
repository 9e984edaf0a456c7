import { readFile } from 'node:fs/promises'
import { publicPagePath, type PublicView, publicViewPath } from '@torneo/domain/site/public-page'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Tables } from '../../data/read-models/tables'
import type { TournamentCache } from '../../data/read-models/tournament-cache'
import { siteOriginOf } from '../../platform/http/origin'
import { sendAgain } from '../../platform/http/repeated-response'
import { sendBody } from '../../platform/http/response-body'
import { createPageProcesses, EndedProgram, type PageProcess } from '../../platform/site/page-process'
import { createPageProgram } from '../../platform/site/page-program'
import { notFoundPage } from '../../platform/site/site'
import type { Metrics } from '../../platform/telemetry/metrics'
import type { LandingCache, LandingSource } from './landing-source'
import { createPublicPage, type PlacedView } from './public-page'
import type { PublicTournamentSource } from './public-tournament'
import { createPublicViews } from './public-views'
import { sendUnavailablePage } from './unavailable-page'

const html = 'text/html; charset=utf-8'

const noProgram = Object.assign(async () => null, { loaded: () => null })

/** Serves the page that families open (B61), rendered by the program in the site's folder; 404 if there is none. */
export function publicPageRoutes(
  app: FastifyInstance,
  siteDir: string,
  { collections }: Pick<LandingSource, 'collections'>,
  readLanding: LandingCache,
  source: PublicTournamentSource,
  tournament: TournamentCache,
  tables: Tables,
  metrics: Metrics,
): void {
  const { config, visitCounter } = app.services
  let ends = 0
  const processes = createPageProcesses((how) => {
    ends += 1
    app.log.error(how, 'the program of the public page ended its process')
  })
  metrics.counters(
    'public_page_program_ends_total',
    "Times that the public page's program ended its process by its time or memory",
    [],
    () => [[{}, ends]],
  )
  app.addHook('onClose', async () => processes.stop())
  const programIn = async (file: string) => processes.of(await readFile(file, 'utf8'))
  const views = createPublicPage(
    app.services,
    config.publicPage ? createPageProgram<PageProcess['render']>(siteDir, 'inicio', programIn) : noProgram,
    collections,
    readLanding,
    tournament,
    createPublicViews(tournament, tables, source),
    (error) => {
      if (!(error instanceof EndedProgram)) app.log.error(error, 'the public page could not be rendered')
    },
  )

  function sendPage(
    view: PublicView,
    request: FastifyRequest,
    reply: FastifyReply,
    { page, policy, isMissing }: PlacedView,
  ): FastifyReply | Promise<FastifyReply> {
    if (view.kind !== 'now' && !isMissing) visitCounter.count(publicViewPath(view), request)
    if (!isMissing && sendAgain(request, reply, page)) return reply
    reply.header('content-security-policy', policy)
    return sendBody(request, reply, isMissing ? 404 : 200, page, isMissing, html)
  }

  async function load(view: PublicView, origin: string, request: FastifyRequest, reply: FastifyReply) {
    const shown = await views.load(view, origin)
    if (shown === 'none') return reply.code(404).sendFile(notFoundPage)
    return shown ? sendPage(view, request, reply, shown) : sendUnavailablePage(reply)
  }

  /** Waits for nothing where the view is in memory. */
  function send(view: PublicView, request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const origin = siteOriginOf(request)
    const shown = views.ready(view, origin)
    return shown ? sendPage(view, request, reply, shown) : load(view, origin, request, reply)
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
    app.get(`${publicPagePath}${path}`, (request, reply) => {
      if (config.siteOrigin === null) return sendHome(request, reply)
      const [, query] = request.url.split('?')
      reply.header('cache-control', 'no-cache')
      return reply.redirect(`${config.siteOrigin}/${query ? `?${query}` : ''}`, 308)
    })
  }
  app.publicPage = { sendHome, sendMissing: (request, reply) => send({ kind: 'missing' }, request, reply) }
}
