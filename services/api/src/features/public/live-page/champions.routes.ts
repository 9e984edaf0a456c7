import { championsEndpoints } from '@torneo/contracts/site/champions'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route'

/** Serves the podiums of all editions, and what became of a promotion's teams, to pages of any origin (B39, B46). */
export function championsRoutes(app: FastifyInstance): void {
  const { championsOf } = app.services
  route(
    app,
    championsEndpoints.list,
    async ({ query: { promotionId = null } }) => ({ items: await championsOf(promotionId) }),
    { cached: true, anyOrigin: true },
  )
}
