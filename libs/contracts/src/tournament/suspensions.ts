import { endpoint } from '../endpoint/endpoint'
import { listOf, pageQuery } from '../endpoint/record'
import { idText, limits, requiredText, whole } from '../fields/fields'
import { z } from '../fields/zod'

export const suspensionMessages = {
  reason: 'El motivo es requerido',
  none: 'Ese jugador no tiene una suspensión por ese partido',
  notLonger: (matches: number) => `La regla ya da ${matches}: elige más fechas`,
} as const

/** A player who may not play their team's next match or matches, by the sport's rule (B12). */
export const Suspension = z.object({
  playerId: z.string(),
  playerName: z.string(),
  playerNumber: z.number(),
  teamId: z.string(),
  /** Match in which the player got the cards. */
  matchId: z.string(),
  /** Date of that match, yyyy-mm-dd. */
  date: z.string(),
  /** `red`, `yellows`, or a cause of a later version. */
  cause: z.string(),
  /** Matches of the suspension in all. Absent: unknown. */
  total: z.optional(z.number()),
  /** Number of matches that remain to be served. */
  left: z.number(),
  /** The team's scheduled and live matches that count, next first; fewer than `left` if not all are known yet. */
  matchIds: z.array(z.string()),
  /** Null while the suspension is not lifted. */
  lift: z.nullable(z.object({ reason: z.string(), by: z.string(), at: z.string() })),
  /** Decision of staff that it lasts longer than the rule says (B49). Null or absent: none. */
  sanction: z.optional(
    z.nullable(z.object({ matches: z.number(), reason: z.string(), by: z.string(), at: z.string() })),
  ),
})
export type Suspension = z.output<typeof Suspension>

export const LiftRequest = z.strictObject({ reason: requiredText(suspensionMessages.reason, limits.name) })
export type LiftRequest = z.output<typeof LiftRequest>

/** Longest suspension, in matches. */
export const maxSanction = 99

/** `matches`: of the suspension in all, more than by the rule. */
export const SanctionRequest = z.strictObject({
  matches: whole(1, maxSanction),
  reason: requiredText(suspensionMessages.reason, limits.name),
})
export type SanctionRequest = z.output<typeof SanctionRequest>

const tag = 'suspensions'
const access = { section: 'fixtures' } as const
export const suspensionEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/suspensions',
    reads: ['matches', 'players', 'teams', 'promotions', 'tournament_sports'],
    tag,
    access: { roles: ['super', 'admin_tournament', 'team_captain'] },
    scope: 'filtered',
    offline: { matchId: null },
    personal: true,
    summary:
      "Who is suspended, and lifted suspensions while they would last; a captain sees suspensions of the own promotion's teams only (B12)",
    query: z.strictObject({ ...pageQuery.shape, matchId: z.optional(idText()), teamId: z.optional(idText()) }),
    response: listOf(Suspension),
  }),
  lift: endpoint({
    method: 'PUT',
    path: '/matches/:id/lifts/:playerId',
    tag,
    access,
    body: LiftRequest,
    summary: 'Lift what is left of the suspension that a player has from this match',
    failure: 'Error al levantar la suspensión',
  }),
  takeBackLift: endpoint({
    method: 'DELETE',
    path: '/matches/:id/lifts/:playerId',
    tag,
    access,
    summary: 'The suspension counts again',
    failure: 'Error al volver a suspender',
  }),
  sanction: endpoint({
    method: 'PUT',
    path: '/matches/:id/sanctions/:playerId',
    tag,
    access,
    body: SanctionRequest,
    summary:
      'Make the suspension that a player has from this match longer than the rule does; 409 when its cards suspend nobody so (B49)',
    failure: 'Error al cambiar la sanción',
  }),
  takeBackSanction: endpoint({
    method: 'DELETE',
    path: '/matches/:id/sanctions/:playerId',
    tag,
    access,
    summary: 'The suspension lasts as long as the rule says again',
    failure: 'Error al cambiar la sanción',
  }),
} as const
