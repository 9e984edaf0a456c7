import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { requestOrigin } from '@torneo/serving/http/request-origin'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isSiteHost } from '../site/site-host'
import { invalid, invalidOrigin } from './problems'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** True for a bare IP address or localhost, which DNS cannot point elsewhere. */
const isBareAddress = (hostname: string) => hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0

function isOwn(origin: string, request: FastifyRequest, publicOrigin: string | null): boolean {
  const { host, protocol: scheme } = request
  if (origin === publicOrigin) return true
  if (isSiteHost(request)) return origin === request.server.services.config.siteOrigin
  if (!URL.canParse(origin)) return false
  const { protocol, host: originHost, hostname } = new URL(origin)
  if (!['http:', 'https:'].includes(protocol) || originHost !== host.toLowerCase()) return false
  // PUBLIC_URL excludes any other name: its owner may point it at us, for pages that take us for their own (DNS
  // rebinding).
  return publicOrigin === null || (isBareAddress(hostname) && protocol === `${scheme}:`)
}

/**
 * Our origin as the caller spells it: the request's host, over http or https, since a proxy may terminate TLS (R15).
 */
export const hostOrigins = ({ host }: FastifyRequest): readonly string[] => [
  `http://${host.toLowerCase()}`,
  `https://${host.toLowerCase()}`,
]

/** Returns our public origin for addresses in responses: PUBLIC_URL, or else that of the request's host. */
export const originOf = (request: FastifyRequest): string =>
  request.server.services.config.publicOrigin ?? requestOrigin(request)

/** Returns the origin of the public page's addresses: SITE_URL, or else ours. */
export const siteOriginOf = (request: FastifyRequest): string =>
  request.server.services.config.siteOrigin ?? originOf(request)

/** Throws for a request that another site's page makes its visitor's browser send. */
export function requireOwnOrigin(request: FastifyRequest, publicOrigin: string | null): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin === undefined && site !== 'cross-site') return
  if (origin === undefined || !isOwn(origin, request, publicOrigin))
    throw invalidOrigin((origin ?? 'null').slice(0, 200))
}

/** Several Host headers are suspicious: a proxy before us may have read another one (RFC 9112, 3.2). */
function hasManyHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1
}

/** Rejects writes from other sites' pages, whatever cookie the visitor's browser adds (contract, Common: Origin). */
export function useOriginCheck(app: FastifyInstance, publicOrigin: string | null): void {
  // Rejections are passed to `done`: this kind of hook may not throw, and a promise per read would cost more than the
  // rest of it.
  app.addHook('onRequest', (request, _reply, done) => {
    try {
      if (hasManyHosts(request.raw)) throw invalid([])
      if (!safeMethods.has(request.method)) requireOwnOrigin(request, publicOrigin)
    } catch (error) {
      return done(error as Error)
    }
    done()
  })
}
