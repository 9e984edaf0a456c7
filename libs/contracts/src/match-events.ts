import { z } from './zod'
import { endpoint } from './endpoint'
import { fieldMessages, idText, oneOf, whole } from './fields'
import { Match } from './matches'
import { listOf, recordFields } from './record'

/** Spec 2 §5, §8. */
export const matchEventMessages = {
  type: 'El tipo de evento es requerido',
  team: 'El equipo es requerido',
  player: 'Selecciona un jugador',
  notOfMatch: 'Ese equipo no juega este partido',
  notOfTeam: 'Ese jugador no es de ese equipo',
  assistOnGoalOnly: 'Solo un gol puede tener asistencia',
  assistBySelf: 'La asistencia debe ser de otro jugador',
  otherMatch: 'El evento es de otro partido',
} as const

/** The accepted types (R11). Clients show any other type with a generic icon. */
export const matchEventTypes = ['goal', 'yellow_card', 'red_card', 'substitution'] as const
export type MatchEventType = (typeof matchEventTypes)[number]

/** An event of a match. Names and number are read from the players; null when a player is missing. */
export const MatchEvent = z.object({
  ...recordFields,
  matchId: z.string(),
  /** One of `matchEventTypes`, or a type of another version. */
  type: z.string(),
  playerId: z.string(),
  playerName: z.nullable(z.string()),
  playerNumber: z.nullable(z.number()),
  teamId: z.string(),
  minute: z.number(),
  assistPlayerId: z.nullable(z.string()),
  assistPlayerName: z.nullable(z.string()),
  /** ISO; always the server's time. */
  timestamp: z.string(),
})
export type MatchEvent = z.output<typeof MatchEvent>

export const MatchEventDraft = z.strictObject({
  type: oneOf(matchEventTypes, matchEventMessages.type),
  teamId: idText(matchEventMessages.team),
  playerId: idText(matchEventMessages.player),
  assistPlayerId: z.optional(z.nullable(idText())),
  /** Absent: the match's current minute (spec 2 §5). */
  minute: z.optional(whole(0, 1000)),
  /** Accepted when it equals the match of the path. */
  matchId: z.optional(idText()),
  /** Accepted and ignored: the server's time is stored. */
  timestamp: z.optional(z.string({ error: fieldMessages.invalid }).check(z.maxLength(40, fieldMessages.tooLong(40)))),
})
export type MatchEventDraft = z.output<typeof MatchEventDraft>

const tag = 'match-events'
const access = { section: 'live_control' } as const
export const matchEventEndpoints = {
  list: endpoint({ method: 'GET', path: '/matches/:id/events', tag, access, summary: 'What happened in a match: minute descending, then newest first',
    response: listOf(MatchEvent) }),
  register: endpoint({ method: 'POST', path: '/matches/:id/events', tag, access,
    summary: 'Register an event while scheduled or live; a goal raises that team\'s score by 1', body: MatchEventDraft,
    response: z.object({ event: MatchEvent, match: Match }), status: 201, repeatable: true, failure: 'Error al registrar el evento' }),
  remove: endpoint({ method: 'DELETE', path: '/matches/:id/events/:eventId', tag, access,
    summary: 'Delete an event while scheduled or live; the score stays (R1), the match\'s rev rises', repeatable: true,
    failure: 'Error al eliminar el evento' }),
} as const
