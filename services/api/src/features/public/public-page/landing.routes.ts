import { publicEndpoints } from '@torneo/contracts/site/public'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route'

/** Serves the landing page's content, which needs no session, to pages of any origin (R44). */
export function landingRoutes(app: FastifyInstance): void {
  route(app, publicEndpoints.landing, app.services.landing.read, { cached: true, anyOrigin: true })
}
