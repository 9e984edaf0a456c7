import { endpoint } from '../endpoint/endpoint'
import { matchReads } from '../endpoint/reads'
import { tournamentId } from '../endpoint/record'
import { z } from '../fields/zod'
import { Competition } from './competition'
import { DeductionRequest } from './deductions'
import { DrawRequest } from './draw'
import { LotsRequest } from './lots'
import { CompetitionForm } from './phases'
import { ReplayRequest } from './replay'
import { WithdrawalRequest } from './withdrawals'

const tag = 'competitions'
const access = { section: 'competition' } as const
const failure = 'Error al guardar la competencia'
const common = { tag, access, response: Competition, personal: true, failure } as const

/**
 * Calls on the competition of a sport (B30 to B34). Every write returns the competition as its matches make it now, and
 * fills the slots of matches that have not begun.
 */
export const competitionEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/competitions/:sportId',
    reads: matchReads,
    tag,
    access: { roles: ['super', 'admin_tournament', 'team_captain'] },
    summary: "A sport's competition with tables, ties and podiums; null while it is one league of all teams",
    query: z.strictObject({ tournamentId }),
    response: z.nullable(Competition),
    personal: true,
  }),
  save: endpoint({
    ...common,
    method: 'PUT',
    path: '/competitions/:sportId',
    summary: 'Replace the phases; 409 in_use when a phase, zone or tie with matches would go',
    body: CompetitionForm,
    conditional: true,
  }),
  preview: endpoint({
    ...common,
    method: 'POST',
    path: '/competitions/:sportId/preview',
    reads: matchReads,
    summary: 'The competition as other phases would make it of the same matches; nothing is written',
    body: CompetitionForm,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/competitions/:sportId',
    tag,
    access,
    summary: 'Delete the competition; 409 in_use while matches belong to it',
    conditional: true,
    failure: 'Error al eliminar la competencia',
  }),
  draw: endpoint({
    ...common,
    method: 'POST',
    path: '/competitions/:sportId/draw',
    summary: 'Draw teams into zones; 409 while the phase has matches, 409 stale on another rev',
    body: DrawRequest,
    repeatable: true,
  }),
  addLots: endpoint({
    ...common,
    method: 'POST',
    path: '/competitions/:sportId/lots',
    summary: 'Separate level teams by lots, or by hand with a reason',
    body: LotsRequest,
    repeatable: true,
  }),
  removeLots: endpoint({
    ...common,
    method: 'DELETE',
    path: '/competitions/:sportId/lots/:id',
    summary: 'Take lots back; 409 once a match that they filled has begun',
  }),
  addDeduction: endpoint({
    ...common,
    method: 'POST',
    path: '/competitions/:sportId/deductions',
    summary: 'Take points from a team in one phase',
    body: DeductionRequest,
    repeatable: true,
  }),
  removeDeduction: endpoint({
    ...common,
    method: 'DELETE',
    path: '/competitions/:sportId/deductions/:id',
    summary: 'Give the points back',
  }),
  withdraw: endpoint({
    ...common,
    method: 'POST',
    path: '/competitions/:sportId/withdrawals',
    summary: 'Withdraw a team: its results are annulled, or kept and its other matches walkovers',
    body: WithdrawalRequest,
    repeatable: true,
  }),
  removeWithdrawal: endpoint({
    ...common,
    method: 'DELETE',
    path: '/competitions/:sportId/withdrawals/:teamId',
    summary: 'Take a withdrawal back; 409 once one of its matches was changed',
  }),
  keepConflict: endpoint({
    ...common,
    method: 'POST',
    path: '/competitions/:sportId/ties/:tieId/keep',
    summary: 'Accept that a match was played by another team than its slot says now',
    repeatable: true,
  }),
  replay: endpoint({
    ...common,
    method: 'POST',
    path: '/competitions/:sportId/ties/:tieId/replay',
    summary: 'Cancel the match of a conflict, and add one with the teams that its slots say now',
    body: ReplayRequest,
    repeatable: true,
  }),
} as const
