import { decisionEndpoints } from '@torneo/contracts/competition/decisions'
import { decisionsOf } from '@torneo/domain/competition/resolve/decisions'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route'

/** Lists what the competitions wait for, for the organiser's first screen. */
export function decisionsRoutes(app: FastifyInstance): void {
  const { resolvedCompetitions: competitions, tournament } = app.services
  route(
    app,
    decisionEndpoints.list,
    async () => {
      await tournament.refreshMatches()
      const items = tournament.sports().flatMap(({ id: sportId, name: sport }) => {
        const competition = competitions.now(sportId)
        return competition ? decisionsOf(competition).map((decision) => ({ sportId, sport, ...decision })) : []
      })
      return { total: items.length, items }
    },
    { cached: true },
  )
}
