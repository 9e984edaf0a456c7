import type { FastifyRequest } from 'fastify'

/** Syntax of a host that may appear in an address that we return. */
const plainHost = /^(?:[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/

/**
 * Returns the origin of a request's host for addresses in responses, or '' if that is malformed. A forwarded host or
 * scheme counts only if the service trusts the proxy.
 */
export function requestOrigin({ host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>): string {
  const name = host.toLowerCase()
  return plainHost.test(name) ? `${protocol === 'https' ? 'https' : 'http'}://${name}` : ''
}
