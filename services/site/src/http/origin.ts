import { requestOrigin } from '@torneo/serving/http/request-origin'
import type { FastifyRequest } from 'fastify'
import type { PublicStore } from '../stream/public-store'

/** Returns the public origin for addresses in responses: the panel's, or else that of the request's host. */
export const originOf = (request: FastifyRequest, store: PublicStore): string =>
  store.state().versions?.panelOrigin ?? requestOrigin(request)

/** Returns the origin of the public page's addresses: that of its own host, or else ours. */
export const pageOriginOf = (request: FastifyRequest, store: PublicStore): string =>
  store.state().versions?.pageOrigin ?? originOf(request, store)

/** True for a request to the public page's own host. */
export function isPageHost({ host }: FastifyRequest, store: PublicStore): boolean {
  const pageOrigin = store.state().versions?.pageOrigin ?? null
  return pageOrigin !== null && host.toLowerCase() === new URL(pageOrigin).host
}
