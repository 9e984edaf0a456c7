import { publicEndpoints } from '@torneo/contracts/site/public'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route'
import type { LandingSource } from './landing-source'

/** Serves the landing page's content, which needs no session, to pages of any origin (R44). */
export const landingRoutes = (app: FastifyInstance, { read, collections }: LandingSource): void =>
  route(app, publicEndpoints.landing, read, { cacheTags: [...collections], anyOrigin: true })
