import { previewPath } from '@torneo/contracts/content/preview'
import { publicPageApp, versionPattern } from '@torneo/contracts/releases/section-version'
import { publicPagePath, publicViewOf } from '@torneo/domain/site/public-page'
import { framedHeaders, policyWithStyle, scriptlessHeaders } from '@torneo/serving/http/headers'
import { sendNoPreviewPage } from '@torneo/serving/http/message-pages'
import { createSandboxedPrograms, EndedProgram } from '@torneo/serving/programs/sandboxed-program'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { siteOriginOf } from '../../../platform/http/origin'
import { openSession } from '../../../platform/sessions/session-cookie'
import { notFoundPage } from '../../../platform/site/site'
import type { Metrics } from '../../../platform/telemetry/metrics'
import { createPageLooks } from './page-looks'
import { createPageVersions } from './page-versions'

const html = 'text/html; charset=utf-8'
/** Addresses of views below the page; other addresses there are its files, or nothing. */
const views = [
  '',
  '/',
  '/ahora',
  '/promos',
  '/promo/:id',
  '/fotos',
  '/fotos/:id',
  '/novedades',
  '/novedades/:id',
  '/p/:id',
]

interface PageLooksParts {
  readonly siteDir: string
  readonly metrics: Metrics
}

/**
 * Serves versions of the public page that are not live to super admins (`?vista=<version>`), and its preview to the
 * panel. What is live is the site's (docs/design/site.md).
 */
export function pageLooksRoutes(app: FastifyInstance, { siteDir, metrics }: PageLooksParts): void {
  const { releases, heroSketch } = app.services
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
  const { look, firstFailure } = createPageLooks(app.services, heroSketch, (error) => {
    if (!(error instanceof EndedProgram)) app.log.error(error, 'the public page could not be rendered')
  })

  /** Sends a view of a version that is not live, to super admins alone; its scripts would run in their session. */
  async function sendVersion(id: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const session = await openSession(request)
    if (session?.user.role !== 'super') return sendNoPreviewPage(reply)
    const version = versionPattern.test(id) ? await versions.find(id) : null
    if (!version) return reply.code(404).sendFile(notFoundPage)
    const view = publicViewOf(request.url.split('?')[0] ?? '')
    const { html: page, css, isMissing } = await look(version, view, siteOriginOf(request))
    return reply
      .code(isMissing ? 404 : 200)
      .headers({ ...scriptlessHeaders(policyWithStyle(css)), 'cache-control': 'private, no-store' })
      .type(html)
      .send(page)
  }
  for (const path of views) {
    app.get(`${publicPagePath}${path}`, (request, reply) => {
      const { vista } = request.query as Readonly<Record<string, unknown>>
      return typeof vista === 'string' ? sendVersion(vista, request, reply) : app.sendLivePage(request, reply)
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
    async firstFailure(id) {
      const version = await versions.find(id)
      return version && firstFailure(version)
    },
    async judge(id) {
      const { apps } = await releases.live.state()
      if (apps[publicPageApp]?.version !== id) return
      const [live, installed] = [await versions.find(id), await versions.site()]
      const address = live && (await firstFailure(live))
      if (!address || !installed || (await firstFailure(installed)) !== null) return
      await releases.takeBack(publicPageApp, id, `no pudo dibujar ${address}`)
    },
  }
}
