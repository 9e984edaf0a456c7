import { closingEndpoints } from '@torneo/contracts/competition/closing'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route'

/** Serves the closing of the tournament, sport by sport (B46). */
export function closingRoutes(app: FastifyInstance): void {
  const { closings } = app.services
  route(
    app,
    closingEndpoints.list,
    async () => {
      const { sports } = await closings.of()
      return { total: sports.length, items: sports }
    },
    { cached: true },
  )
}
