import { matchEventEndpoints as endpoints } from '@torneo/contracts/match/match-events'
import { passMessages } from '@torneo/contracts/people/passes'
import { mayOpen } from '@torneo/domain/people/passes'
import type { FastifyInstance } from 'fastify'
import { playersOf, shownEvents } from '../../data/matches/match-events'
import type { MatchStore } from '../../data/matches/match-store'
import { forbidden, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

/** Serves the timeline: goals, cards and substitutions. */
export function matchEventsRoutes(app: FastifyInstance, store: MatchStore): void {
  const { matchEvents: events } = app.services

  route(
    app,
    endpoints.list,
    async ({ params, user }) => {
      const match = await store.read(params.id)
      if (!match) throw notFound()
      if (!mayOpen(user, match)) throw forbidden(passMessages.otherMatch)
      const items = shownEvents(match.id, match.events, await events.players(playersOf(match.events)))
      return { total: items.length, items }
    },
    { cacheTags: ['matches', 'players'] },
  )
}
