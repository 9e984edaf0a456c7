import { matchCommandMessages } from '@torneo/contracts/match-commands'
import { matchEventEndpoints as endpoints, matchEventMessages, type MatchEventDraft } from '@torneo/contracts/match-events'
import type { Match } from '@torneo/contracts/matches'
import { eventFaults } from '@torneo/domain/event-check'
import type { FastifyInstance } from 'fastify'
import { createMatchEventsRepository } from '../../data/match-events.repository'
import { createMatchesRepository, matchCollections } from '../../data/matches.repository'
import { createPlayersRepository } from '../../data/players.repository'
import type { Transaction } from '../../platform/database'
import { invalid, notFound } from '../../platform/problems'
import { route } from '../../platform/route'
import { createMatchCommands } from './match-in-hand'
import { scoreField } from './score-field'

/** Goals, cards and substitutions (R1, R11). */
export function matchEventsRoutes(app: FastifyInstance): void {
  const { database } = app.services
  const matches = createMatchesRepository(database)
  const events = createMatchEventsRepository(database)
  const players = createPlayersRepository(database)
  const command = createMatchCommands(database)

  /** 400 with each bad field; the players are held, so that none goes while the event is about to name them. */
  async function check(draft: MatchEventDraft, match: Pick<Match, 'id' | 'homeTeamId' | 'awayTeamId'>, transaction: Transaction): Promise<void> {
    const teamOf = new Map<string, string>()
    for (const id of new Set([draft.playerId, ...(draft.assistPlayerId ? [draft.assistPlayerId] : [])])) {
      const player = await players.hold(id, transaction)
      if (player) teamOf.set(id, player.teamId)
    }
    const faults = eventFaults(draft, match, (id) => teamOf.get(id) ?? null)
    if (draft.matchId !== undefined && draft.matchId !== match.id) faults.push({ path: 'matchId', message: matchEventMessages.otherMatch })
    if (faults.length > 0) throw invalid(faults)
  }

  route(app, endpoints.list, async ({ params }) => {
    if (!(await matches.find(params.id))) throw notFound()
    const items = await events.listOf(params.id)
    return { total: items.length, items }
  }, { cacheTags: ['match_events', 'players', ...matchCollections] })

  route(app, endpoints.register, (call) => command(call, 'event', matchCommandMessages.notOpen, async ({ match, body, now, change, write }) => {
    await check(body, match, write.transaction)
    const { type, teamId, playerId, assistPlayerId = null, minute = match.currentMinute } = body
    const event = await events.create({
      matchId: match.id, type, teamId, playerId, assistPlayerId, minute, timestamp: new Date(now).toISOString(),
    }, write)
    const side = type !== 'goal' ? null : teamId === match.homeTeamId ? 'home' : 'away'
    const score = side ? { [scoreField[side]]: match[scoreField[side]] + 1 } : {}
    return { event, match: await change(score, { kind: 'event', eventId: event.id, side }) }
  }))

  route(app, endpoints.remove, (call) => {
    const { eventId } = call.params
    // Which event it is belongs to what must exist, before the state of the match is judged.
    const body = () => undefined
    return call.transaction(async (write) => {
      const event = await events.findIn(call.params.id, eventId, write.transaction)
      if (!event) throw notFound()
      await command({ ...call, body, transaction: (work) => work(write) }, 'event_deletion', matchCommandMessages.notOpen, async ({ change }) => {
        await events.remove(eventId, write.transaction)
        await change({}, { kind: 'event_deletion', event })
      })
    })
  })
}
