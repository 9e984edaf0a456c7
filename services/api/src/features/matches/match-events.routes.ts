import { matchEventEndpoints as endpoints } from '@torneo/contracts/match/match-events'
import type { FastifyInstance } from 'fastify'
import { playersOf, shownEvents } from '../../data/matches/match-events'
import { notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

/** Serves the timeline: goals, cards and substitutions. */
export function matchEventsRoutes(app: FastifyInstance): void {
  const { matchEvents: events, matchStore: store } = app.services

  route(
    app,
    endpoints.list,
    async ({ params }) => {
      const match = await store.read(params.id)
      if (!match) throw notFound()
      const items = shownEvents(match.id, match.events, await events.players(playersOf(match.events)))
      return { total: items.length, items }
    },
    { cached: true },
  )
}
