import { endpoint } from '../endpoint/endpoint'
import { listOf, pageQuery } from '../endpoint/record'
import { idText, limits, requiredText } from '../fields/fields'
import { z } from '../fields/zod'

export const suspensionMessages = {
  reason: 'El motivo es requerido',
  none: 'Ese jugador no tiene una suspensión por ese partido',
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
  /** Number of matches that remain to be served. */
  left: z.number(),
  /** The team's scheduled and live matches that count, next first; fewer than `left` if not all are known yet. */
  matchIds: z.array(z.string()),
  /** Null while the suspension is not lifted. */
  lift: z.nullable(z.object({ reason: z.string(), by: z.string(), at: z.string() })),
})
export type Suspension = z.output<typeof Suspension>

export const LiftRequest = z.strictObject({ reason: requiredText(suspensionMessages.reason, limits.name) })
export type LiftRequest = z.output<typeof LiftRequest>

const tag = 'suspensions'
const access = { section: 'fixtures' } as const
export const suspensionEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/suspensions',
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
} as const
