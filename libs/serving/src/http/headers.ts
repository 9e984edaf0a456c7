import { hash } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Hash of the empty text: styled-components' style element is empty, because it inserts its rules by CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** No upgrade-insecure-requests: the panel also works on a plain http address of a local network. */
const policy = {
  'default-src': ["'self'"],
  'base-uri': ["'self'"],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'img-src': ["'self'", 'data:', 'blob:', 'http:', 'https:'],
  'object-src': ["'none'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'worker-src': ["'self'"],
  'style-src': ["'self'", emptyStyle],
}

const written = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')
/** Adds one source to the policy, for a single page. */
const policyWith = (directive: 'script-src' | 'style-src', source: string): string =>
  written({ ...policy, [directive]: [...policy[directive], source] })
/** Policy of a page with an inline style, allowed by its hash. */
export const policyWithStyle = (css: string): string =>
  policyWith('style-src', `'sha256-${hash('sha256', css, 'base64')}'`)
/** Headers of a page that the panel shows in a frame of its own. */
export const framedHeaders = {
  'content-security-policy': written({ ...policy, 'frame-ancestors': ["'self'"] }),
  'x-frame-options': 'SAMEORIGIN',
}
const sandbox = 'allow-popups allow-popups-to-escape-sandbox allow-downloads allow-top-navigation-by-user-activation'
/**
 * Headers of the public page on the panel's host (S13): its scripts have an origin of their own, so that they read
 * neither storage nor session of the panel. Browsers reject a sandboxed page with another opener policy.
 */
export const sandboxedHeaders = (policy: string) => ({
  'content-security-policy': `${policy};sandbox allow-scripts allow-forms ${sandbox}`,
  'cross-origin-opener-policy': 'unsafe-none',
})
/** Headers of a page that is only looked at: it runs no scripts, and loads files with the session of who looks. */
export const scriptlessHeaders = (policy: string) => ({
  'content-security-policy': `${policy};sandbox allow-same-origin ${sandbox}`,
  'cross-origin-opener-policy': 'unsafe-none',
})
/** Headers of a public file that a sandboxed page loads: the page's origin is nobody's. */
export const publicFileHeaders = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
/** Policy of a page that may run inline scripts with this nonce. */
export const policyWithNonce = (nonce: string): string => policyWith('script-src', `'nonce-${nonce}'`)

const helmetOptions = (isHttps: boolean) => ({
  contentSecurityPolicy: { useDefaults: false, directives: policy },
  crossOriginOpenerPolicy: isHttps,
  originAgentCluster: isHttps,
  strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  referrerPolicy: { policy: 'same-origin' as const },
  xFrameOptions: { action: 'deny' as const },
})

/**
 * Sends security headers with every response; those that browsers honour only on https are sent only there. A 304 of
 * the API omits them, because the browser has them with the cached response. A 304 of a page has them, since a newer
 * release may have changed them.
 */
export async function useSecurityHeaders(app: FastifyInstance, isHttps: () => boolean): Promise<void> {
  await app.register(helmet, { global: false })
  // Identical for every response and expensive to build: cached after the first.
  const known = new Map<boolean, [string, unknown][]>()
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode === 304 && request.url.startsWith('/api/')) return done(null, payload)
    const https = isHttps()
    let made = known.get(https)
    if (!made) {
      void reply.helmet(helmetOptions(https))
      made = Object.entries(reply.raw.getHeaders())
      known.set(https, made)
    }
    for (const [name, value] of made) if (!reply.hasHeader(name)) reply.header(name, value)
    done(null, payload)
  })
}
