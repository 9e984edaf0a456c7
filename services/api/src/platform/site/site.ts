import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import { publicPagePath } from '@torneo/domain/site/public-page'
import type { ReleaseKeys } from '@torneo/section-version/integrity'
import { framedHeaders, policyWithNonce, publicFileHeaders } from '@torneo/serving/http/headers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../http/problems'
import type { Metrics } from '../telemetry/metrics'
import { sectionFileHeaders, type SiteSections, useSectionFiles } from './section-files'
import { isSiteHost } from './site-host'

/** Versions of the page that families open. */
export interface PublicPage {
  /** Resolves the first address that a version cannot draw from what is shown now; null if it draws all. */
  readonly firstFailure: (version: string) => Promise<string | null>
  /** Takes the live version back if it cannot draw what is shown now and the installed one can. */
  readonly judge: (version: string) => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Null: the service has no site. */
    publicPage: PublicPage | null
    /** Sends what the site service shows at the request's address; 404 without one. */
    sendLivePage: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>
  }
}

/** Page for unknown addresses below the families' page. */
export const notFoundPage = 'en-vivo/404.html'

const immutable = 'public, max-age=31536000, immutable'

/** True if a file's path contains a content hash or a version, so that it never changes. */
function neverChanges(path: string): boolean {
  return [/^((en-vivo|inicio)\/)?assets\//, /^remotes\/[^/]+\/[^/]+\//, /^sdk\/.*-[0-9a-f]{8}\.tgz$/].some((one) =>
    one.test(path),
  )
}

/**
 * True for public files: those of the pages and of sections, and the packages for teams
 * (docs/design/own-repositories.md). The folder may contain others, such as the log of releases that earlier versions
 * of the tools wrote.
 */
const isPublic = (path: string) =>
  /^\/?(?!en-vivo\/render\.)((assets|en-vivo|vista-previa)(\/.*)?|inicio\/(assets\/.+|preview\.html(\.(br|gz))?)|remotes\/[^/]+\/[^/]+\/.+|sdk\/[^/]+\.tgz|[^/]+\.(html|js|css|json|ico|png|svg|webmanifest|txt)(\.(br|gz))?)?$/.test(
    path,
  )

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? url
const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** Returns the page for an address that a person opens (the panel's router reads it); null for other requests. */
function pageOf(request: FastifyRequest): string | null {
  const path = pathOf(request)
  if (!isRead(request)) return null
  if (isBelow(path, '/en-vivo')) return notFoundPage
  const isForPerson = (request.headers.accept ?? '').includes('text/html')
  return isBelow(path, '/api') || path.slice(path.lastIndexOf('/') + 1).includes('.') || !isForPerson
    ? null
    : 'index.html'
}

export interface SiteOptions {
  readonly folder: string
  readonly keys: ReleaseKeys | null
  readonly metrics: Metrics
  readonly sections: SiteSections
}

/**
 * Serves the built panel and the families' page from a folder: its files, precompressed copies (.br, .gz) where they
 * exist, and index.html for any address that looks like a page. Missing files are 404.
 */
export async function useSite(app: FastifyInstance, { folder, keys, metrics, sections }: SiteOptions): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    allowedPath: isPublic,
    // An array, because the plugin finds no compressed copy for a plain string.
    index: ['index.html'],
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    acceptRanges: false,
    setHeaders(reply, path) {
      const name = relative(folder, path).split(sep).join('/')
      reply.header('cache-control', neverChanges(name) ? immutable : 'no-cache')
      if (name.startsWith('inicio/assets/'))
        for (const [header, value] of Object.entries(publicFileHeaders)) reply.header(header, value)
      if (name.startsWith('remotes/'))
        for (const [header, value] of Object.entries(sectionFileHeaders(name))) reply.header(header, value)
      // Forms of the panel show the landing page's preview in a frame (B53).
      if (name.startsWith('vista-previa/') || name.startsWith('inicio/preview.'))
        for (const [header, value] of Object.entries(framedHeaders)) reply.header(header, value)
    },
  })
  for (const url of ['/', '/index.html']) {
    app.get(url, (request, reply) =>
      isSiteHost(request) ? app.sendLivePage(request, reply) : sendPanel(request, reply),
    )
  }
  useSectionFiles(app, { siteDir: folder, keys, metrics, cacheControl: immutable, sections })
}

const readPanel = (folder: string) => readFile(join(folder, 'index.html'), 'utf8')

/**
 * Sends the panel's page with a nonce that its policy allows: the panel needs it to give the browser the hashes of a
 * section's files (docs/design/section-versions.md).
 */
async function sendPanel({ server, headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64')
  const html = await readPanel(server.services.config.siteDir ?? '').catch(() => {
    throw notFound()
  })
  const page = html.replace('nonce=""', `nonce="${nonce}"`)
  const accepted = headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  reply.headers({
    'content-security-policy': policyWithNonce(nonce),
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  })
  reply.type('text/html; charset=utf-8')
  if (!encoding) return reply.send(page)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
  return reply
    .header('content-encoding', encoding)
    .send(encoding === 'br' ? brotliCompressSync(page, { params }) : gzipSync(page))
}

/** True for addresses of the public page: below its path, and all on its own host but those of the other pages. */
function isOfPublicPage(request: FastifyRequest): boolean {
  const path = pathOf(request)
  if (isBelow(path, publicPagePath)) return true
  return isSiteHost(request) && !['/api', '/en-vivo'].some((folder) => isBelow(path, folder))
}

/** Sends the page of an address; returns false if it has none. */
export function sendPage(request: FastifyRequest, reply: FastifyReply): boolean {
  const sendFailure = (error: unknown) => reply.send(error)
  const { config } = request.server.services
  if (config.siteDir !== null && isRead(request) && isOfPublicPage(request)) {
    void Promise.resolve(request.server.sendLivePage(request, reply)).catch(sendFailure)
    return true
  }
  const page = config.siteDir ? pageOf(request) : null
  if (page === null) return false
  if (page === 'index.html') {
    sendPanel(request, reply).catch(sendFailure)
    return true
  }
  reply.code(404).sendFile(page)
  return true
}
