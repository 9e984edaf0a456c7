import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalid, invalidOrigin } from './problems'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a host is a loopback address, which DNS cannot point elsewhere. */
const isBareAddress = (hostname: string) => hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0

function isOwn(origin: string, { host, protocol: scheme }: FastifyRequest, publicOrigin: string | null): boolean {
  if (origin === publicOrigin) return true
  if (!URL.canParse(origin)) return false
  const { protocol, host: originHost, hostname } = new URL(origin)
  if (!['http:', 'https:'].includes(protocol) || originHost !== host.toLowerCase()) return false
  // With PUBLIC_URL no other name is ours: its owner may point it at us, for pages that take us for their own (DNS rebinding).
  return publicOrigin === null || (isBareAddress(hostname) && protocol === `${scheme}:`)
}

/** Ours as the caller writes it: the request's own host, over http or https, which a proxy may have ended (R15). */
export const hostOrigins = ({ host }: FastifyRequest): readonly string[] => [`http://${host.toLowerCase()}`, `https://${host.toLowerCase()}`]

/** A host as it may stand in an address that we give. */
const plainHost = /^(?:[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/

/**
 * Where people reach us, for addresses in what we answer: PUBLIC_URL; without it the request's own host, empty where that is none. A forwarded host
 * or scheme counts where TRUST_PROXY names who says it.
 */
export function originOf(request: FastifyRequest): string {
  const { publicOrigin } = request.server.services.config
  const host = request.host.toLowerCase()
  return publicOrigin ?? (plainHost.test(host) ? `${request.protocol === 'https' ? 'https' : 'http'}://${host}` : '')
}

/** Throws for a request that a page of another site makes its visitor's browser send. */
export function requireOwnOrigin(request: FastifyRequest, publicOrigin: string | null): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin === undefined && site !== 'cross-site') return
  if (origin === undefined || !isOwn(origin, request, publicOrigin)) throw invalidOrigin((origin ?? 'null').slice(0, 200))
}

/** More than one Host header: a proxy before us may have read the other one (RFC 9112, 3.2). */
function hasManyHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1
}

/** A page of another site may change nothing here, whatever cookie its visitor's browser adds (contract, Common: Origin). */
export function useOriginCheck(app: FastifyInstance, publicOrigin: string | null): void {
  // A rejection goes on by `done`: a hook of this kind may not throw, and a promise for each read would cost more than the rest of it.
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
