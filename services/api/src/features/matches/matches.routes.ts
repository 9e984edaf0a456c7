import { matchEndpoints, matchMessages, type Match, type MatchStatus } from '@torneo/contracts/matches'
import { defaultTournamentId } from '@torneo/contracts/tournaments'
import type { FastifyInstance } from 'fastify'
import { usesOf } from '../../data/match-events'
import { createMatchResults } from '../../data/match-results'
import type { MatchStore } from '../../data/match-store'
import { createMatchesRepository, matchCollections } from '../../data/matches.repository'
import type { TournamentMemory } from '../../data/tournament-memory'
import { inUse, notFound } from '../../platform/problems'
import { route } from '../../platform/route'
import { checkReferences, countersIn, realChange, refersAnew, refuseByState } from './fixture-checks'
import type { MatchActions } from './match-actions'
import type { MatchCommand } from './match-command'
import { titleOf } from './match-title'

const section = 'fixtures'

export function matchesRoutes(app: FastifyInstance, store: MatchStore, actions: MatchActions, { shown }: MatchCommand, memory: TournamentMemory): void {
  const { database, activity } = app.services
  const matches = createMatchesRepository(database)
  const results = createMatchResults(database)
  const cached = { cacheTags: matchCollections }

  route(app, matchEndpoints.list, ({ query: { limit, offset, status, ...filter } }) =>
    matches.list({ ...filter, statuses: status?.split(',') as MatchStatus[] | undefined }, { limit, offset }), cached)

  route(app, matchEndpoints.find, async ({ params }) => {
    const match = await matches.find(params.id)
    if (!match) throw notFound()
    return match
  }, cached)

  route(app, matchEndpoints.create, ({ body, transaction }) => transaction(async (write) => {
    const { tournamentId = defaultTournamentId, ...fields } = body()
    await checkReferences(memory, { ...fields, tournamentId }, null)
    const created = await matches.create({ ...fields, tournamentId }, write)
    if (!created) throw new Error('A new id was taken')
    const match = await shown(created)
    await activity.add({ action: 'Partido agregado', subject: titleOf(match), section }, write)
    return match
  }))

  route(app, matchEndpoints.update, ({ params, body, transaction, requireRev }) => transaction(async (write) => {
    const before = await matches.find(params.id, write.transaction)
    if (!before) throw notFound()
    const sent = body()
    await requireRev(matches, before, write)
    const change = realChange(sent, before)
    if (Object.keys(change).length === 0) return before
    await refuseByState(change, before, async () => usesOf((await store.read(before.id, write.transaction))?.events ?? []))
    // What it referred to before may be gone by now, which is no reason to refuse another change.
    if (refersAnew(change)) await checkReferences(memory, { ...before, ...change } as Match, before)
    const { counters, fields } = countersIn(change)
    const request = { by: write.by, key: null, asked: undefined, action: () => ({ ...counters, kind: 'counters' } as const) }
    const match = Object.keys(counters).length > 0
      ? await shown((await actions.actIn(before.id, request, write.transaction, fields)).match) : await matches.update(before.id, fields, write)
    if (!match) throw notFound()
    await activity.add({ action: 'Partido actualizado', subject: titleOf(match), section }, write)
    return match
  }))

  route(app, matchEndpoints.remove, ({ params, transaction, requireRev }) => transaction(async (write) => {
    const match = await matches.find(params.id, write.transaction)
    const whole = await store.read(params.id, write.transaction)
    if (!match || !whole) throw notFound()
    await requireRev(matches, match, write)
    if (match.status === 'live') throw inUse(matchMessages.isLive, [{ collection: 'matches', id: match.id, title: titleOf(match) }])
    // The table is what the finished matches make it: one that goes takes its result with it (R7).
    if (match.status === 'finished') await results.takeBack(whole, write.transaction)
    await matches.hide(match.id, write)
    await activity.add({ action: 'Partido eliminado', subject: titleOf(match), section }, write)
  }))
}
