import { matchCommandEndpoints as endpoints, matchCommandMessages as messages, type UndoableKind, undoneKind } from '@torneo/contracts/match-commands'
import { matchEndpoints, type Match } from '@torneo/contracts/matches'
import type { FastifyInstance } from 'fastify'
import type { MatchBoards } from '../../data/match-boards'
import { shownEvents } from '../../data/match-events'
import { conflict } from '../../platform/problems'
import { route } from '../../platform/route'
import type { EndingWrites } from './ending-writes'
import type { Done } from './match-actions'
import { type MatchCommand, ownKeys } from './match-command'

const itself = (match: Match) => match

/** Serves the commands of a match's life cycle and counters: start, clock, steps, undo, and end (R1 to R12). */
export function matchCommandsRoutes(app: FastifyInstance, { apply, applyInTransaction, applyWithResult }: MatchCommand, writes: EndingWrites, boards: MatchBoards): void {
  const { noteActivity, finished } = writes
  const { matchResults: results } = app.services

  function undoAnswer(match: Match, { row: { effect: { undid } } }: Done) {
    // Undone by an earlier version, which did not store the undone action.
    if (!undid) throw conflict(messages.undone)
    return { undone: { key: undid.key, kind: undoneKind(undid.kind as UndoableKind) }, match }
  }

  route(app, endpoints.start, (call) => applyInTransaction(call, () => ({ kind: 'start' }), itself, async (done, write, match) => {
    // The user who starts a match leads it, unless it has a lead (B14).
    await boards.lead(match.id, write.by, { transaction: write.transaction, ifNone: true })
    await noteActivity('Partido iniciado')(done, write, match)
  }), ownKeys)

  route(app, endpoints.pause, (call) => apply(call, () => ({ kind: 'pause' }), itself), ownKeys)

  route(app, endpoints.resume, (call) => apply(call, () => ({ kind: 'resume' }), itself), ownKeys)

  route(app, endpoints.score, (call) => apply(call, (body) => ({ kind: 'score', ...body }), (match, { row: { effect } }) => {
    const [event] = shownEvents(match.id, effect.added?.slice(0, 1) ?? [], [])
    return { ...match, ...(event && { event }) }
  }), ownKeys)

  route(app, endpoints.minute, (call) => apply(call, (body) => ({ kind: 'minute', ...body }), itself), ownKeys)

  route(app, endpoints.setMinute, (call) => apply(call, (body) => ({ kind: 'minute_set', ...body }), itself), ownKeys)

  route(app, endpoints.endPeriod, (call) => apply(call, () => ({ kind: 'period_end' }), itself), ownKeys)

  route(app, endpoints.startPeriod, (call) => apply(call, (body) => ({ kind: 'period_start', ...body }), itself), ownKeys)

  route(app, endpoints.half, (call) => apply(call, (body) => ({ kind: 'half', ...body }), itself), ownKeys)

  route(app, endpoints.endSet, (call) => apply(call, (body) => ({ kind: 'set_end', ...body }), itself), ownKeys)

  route(app, endpoints.correctSets, (call) => apply(call, (body) => ({ kind: 'sets', ...body }), itself), ownKeys)

  route(app, endpoints.undo, (call) => applyWithResult(call, ({ key: undoes }) => ({ kind: 'undo', undoes }), undoAnswer), ownKeys)

  route(app, endpoints.finish, (call) => applyInTransaction(call, () => ({ kind: 'finish' }), itself, finished('Partido finalizado')), ownKeys)

  route(app, endpoints.result, (call) => applyInTransaction(call, (body) => ({ kind: 'result', ...body }), itself, finished('Partido finalizado')), ownKeys)

  route(app, matchEndpoints.cancel, (call) => applyInTransaction(call, () => ({ kind: 'cancel' }), itself, noteActivity('Partido cancelado')), ownKeys)

  route(app, endpoints.reopen, (call) => applyInTransaction(call, () => ({ kind: 'reopen' }), itself, async (done, write, match) => {
    if (done.before.status === 'finished') await results.takeBack(done.before, write.transaction)
    await noteActivity('Partido reabierto', 'match-reopened')(done, write, match)
  }), ownKeys)
}
