import { previewPath } from '@torneo/contracts/content/preview'
import { publicPageApp, versionPattern } from '@torneo/contracts/releases/section-version'
import { publicPagePath, type PublicView, publicViewPath } from '@torneo/domain/site/public-page'
import { framedHeaders } from '@torneo/serving/http/headers'
import { sendAgain } from '@torneo/serving/http/repeated-response'
import { createSandboxedPrograms, EndedProgram } from '@torneo/serving/programs/sandboxed-program'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { siteOriginOf } from '../../../platform/http/origin'
import { sendRead } from '../../../platform/http/sent-body'
import { openSession } from '../../../platform/sessions/session-cookie'
import { notFoundPage } from '../../../platform/site/site'
import { sendNoPreviewPage, sendUnavailablePage } from '../../../platform/site/unavailable-page'
import type { Metrics } from '../../../platform/telemetry/metrics'
import { createHeroSketch } from './hero-sketch'
import { createPageVersions } from './page-versions'
import { createPublicPage, type PlacedView } from './public-page'
import { createPublicViews } from './public-views'

const html = 'text/html; charset=utf-8'

const noVersion = Object.assign(async () => null, { loaded: () => null })

/**
 * Serves the page that families open (B61), rendered by the program of the version that is released, or that came with
 * the site; 404 if there is none.
 */
export function publicPageRoutes(app: FastifyInstance, siteDir: string, metrics: Metrics): void {
  const { config, releases, visitCounter, changes, files, readLanding, publicTournament, tournament, tables } =
    app.services
  let ends = 0
  const programs = createSandboxedPrograms((reason) => {
    ends += 1
    app.log.error({ reason }, 'the program of the public page was ended')
  })
  metrics.counters(
    'public_page_program_ends_total',
    "Times that the public page's program was ended by its time or memory",
    [],
    () => [[{}, ends]],
  )
  app.addHook('onClose', async () => programs.stop())
  const versions = createPageVersions(siteDir, releases, programs, (version) =>
    app.log.error({ version }, 'a version of the public page is damaged'),
  )

  /** Takes back a version that cannot render what the one that came with the site does. */
  function takeBack(version: string, address: string): void {
    releases
      .takeBack(publicPageApp, version, `no pudo dibujar ${address}`)
      .catch((error: unknown) => app.log.error({ err: error, version }, 'a failing version was not taken back'))
  }
  const sketches = createHeroSketch(files, app.log)

  /** Makes a new hero's sketch before anybody visits. */
  async function sketchHero(): Promise<void> {
    const { landing } = await readLanding()
    sketches.of(landing.hero?.backgroundImage ?? '')
  }
  if (config.publicPage)
    changes.on(['hero'], () => {
      sketchHero().catch((error: unknown) => app.log.warn({ err: error }, 'the sketch of a new hero waits for a visit'))
    })
  const pages = createPublicPage(
    app.services,
    { site: versions.site, source: config.publicPage ? versions.live : noVersion },
    { views: createPublicViews(tournament, tables, publicTournament), sketches },
    {
      onFault(error) {
        if (!(error instanceof EndedProgram)) app.log.error(error, 'the public page could not be rendered')
      },
      onFailing: takeBack,
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
    return sendRead(reply, isMissing ? 404 : 200, page, { personal: isMissing, type: html })
  }

  async function load(view: PublicView, origin: string, request: FastifyRequest, reply: FastifyReply) {
    const shown = await pages.load(view, origin)
    if (shown === 'none') return reply.code(404).sendFile(notFoundPage)
    return shown ? sendPage(view, request, reply, shown) : sendUnavailablePage(reply)
  }

  /** Sends a view of a version that is not live, to super admins alone. */
  async function sendVersion(view: PublicView, id: string, request: FastifyRequest, reply: FastifyReply) {
    const session = await openSession(request)
    if (session?.user.role !== 'super') return sendNoPreviewPage(reply)
    const version = versionPattern.test(id) ? await versions.find(id) : null
    if (!version) return reply.code(404).sendFile(notFoundPage)
    const { page, policy, isMissing } = await pages.look(version, view, siteOriginOf(request))
    reply.header('content-security-policy', policy)
    return sendRead(reply, isMissing ? 404 : 200, page, { personal: true, type: html })
  }

  /** Waits for nothing where the view is in memory. */
  function send(view: PublicView, request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const { vista } = request.query as Readonly<Record<string, unknown>>
    if (typeof vista === 'string') return sendVersion(view, vista, request, reply)
    const origin = siteOriginOf(request)
    const shown = pages.ready(view, origin)
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
      const [, query] = request.url.split('?')
      if (config.siteOrigin === null || query?.startsWith('vista=')) return sendHome(request, reply)
      reply.header('cache-control', 'no-cache')
      return reply.redirect(`${config.siteOrigin}/${query ? `?${query}` : ''}`, 308)
    })
  }
  app.get(previewPath, async (_request, reply) => {
    const page = await versions.preview()
    if (page === null) return reply.sendFile(`${previewPath.slice(1)}index.html`)
    return reply
      .headers({ ...framedHeaders, 'cache-control': 'no-cache' })
      .type(html)
      .send(page)
  })
  app.publicPage = {
    sendHome,
    sendMissing: (request, reply) => send({ kind: 'missing' }, request, reply),
    async firstFailure(id) {
      const version = await versions.find(id)
      return version && pages.firstFailure(version)
    },
  }
}
