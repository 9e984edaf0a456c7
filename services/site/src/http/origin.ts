import { requestOrigin } from '@torneo/serving/http/request-origin'
import type { FastifyRequest } from 'fastify'
import type { PublicStore } from '../stream/public-store'

/** Returns the public origin for addresses in responses: the panel's, or else that of the request's host. */
export const originOf = (request: FastifyRequest, store: PublicStore): string =>
  store.state().versions?.panelOrigin ?? requestOrigin(request)
