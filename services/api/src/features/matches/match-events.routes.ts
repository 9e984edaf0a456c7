import { type MatchEventChange, matchEventEndpoints as endpoints, matchEventMessages, type MatchEventDraft, unidentified } from '@torneo/contracts/match-events'
import type { Match } from '@torneo/contracts/matches'
import { passMessages } from '@torneo/contracts/passes'
import { mayOpen } from '@torneo/domain/passes'
import type { FastifyInstance } from 'fastify'
import { playersOf, shownEvents } from '../../data/match-events'
import type { MatchStore } from '../../data/match-store'
import { forbidden, invalidField, notFound } from '../../platform/problems'
import { route } from '../../platform/route'
import type { Done } from './match-actions'
import { type MatchCommand, ownKeys } from './match-command'

/** Serves goals, cards and substitutions (R1, R11, B4). */
export function matchEventsRoutes(app: FastifyInstance, store: MatchStore, { apply, applyWithResult }: MatchCommand): void {
  const { matchEvents: events } = app.services

  /** Returns the event in its current form, or as registered if it has been deleted. */
  function registered(match: Match, { match: { events: all }, row, players }: Done) {
    const [added] = row.effect.added ?? []
    const [event] = shownEvents(match.id, all.filter(({ id }) => id === added?.id), players)
    const [asItWas] = shownEvents(match.id, added ? [added] : [], players)
    const shown = event ?? asItWas
    if (!shown) throw notFound()
    return { event: shown, match }
  }

  route(app, endpoints.list, async ({ params, user }) => {
    const match = await store.read(params.id)
    if (!match) throw notFound()
    if (!mayOpen(user, match)) throw forbidden(passMessages.otherMatch)
    const items = shownEvents(match.id, match.events, await events.players(playersOf(match.events)))
    return { total: items.length, items }
  }, { cacheTags: ['matches', 'players'] })

  route(app, endpoints.register, (call) => apply(call, ({ matchId, timestamp: _theServersOwn, playerId, ...event }: MatchEventDraft) => {
    if (matchId !== undefined && matchId !== call.params.id) throw invalidField('matchId', matchEventMessages.otherMatch)
    return { kind: 'event', playerId: playerId ?? unidentified, ...event }
  }, registered), ownKeys)

  route(app, endpoints.correct, (call) => applyWithResult(call, ({ playerId, ...change }: MatchEventChange) => (
    { kind: 'event_change', eventId: call.params.eventId, ...change, playerId: playerId === null ? unidentified : playerId }
  ), registered), ownKeys)

  route(app, endpoints.remove, (call) => apply(call, () => ({ kind: 'event_deletion', eventId: call.params.eventId }), () => undefined), ownKeys)
}
