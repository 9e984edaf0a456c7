import { matchEndingEndpoints as endpoints } from '@torneo/contracts/match-endings'
import { unidentified } from '@torneo/contracts/match-events'
import type { Match } from '@torneo/contracts/matches'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/route'
import type { TournamentCache } from '../../data/tournament-cache'
import type { EndingWrites } from './ending-writes'
import { checkYear } from './fixture-checks'
import { type MatchCommand, ownKeys } from './match-command'

const itself = (match: Match) => match

/** Serves the other ways in which a match ends (B15), and the kicks of a shoot-out (B16). */
export function matchEndingsRoutes(app: FastifyInstance, tournament: TournamentCache, { apply, applyInTransaction }: MatchCommand, { finished, noteActivity }: EndingWrites): void {
  route(app, endpoints.walkover, (call) => applyInTransaction(call, ({ absent, reason = '' }) => ({ kind: 'walkover', absent, reason }), itself,
    finished('Partido terminado por W.O.')), ownKeys)

  route(app, endpoints.abandon, async (call) => {
    await checkYear(tournament, call.body())
    return applyInTransaction(call, ({ reason = '', ...next }) => ({ kind: 'abandon', ...next, reason }), itself,
      noteActivity('Partido suspendido'))
  }, ownKeys)

  route(app, endpoints.postpone, async (call) => {
    await checkYear(tournament, call.body())
    return applyInTransaction(call, ({ reason = '', ...next }) => ({ kind: 'postpone', ...next, reason }), itself,
      noteActivity('Partido postergado'))
  }, ownKeys)

  route(app, endpoints.kick, (call) => apply(call, ({ playerId, ...kick }) => ({ kind: 'kick', ...kick, playerId: playerId ?? unidentified }), itself), ownKeys)
}
