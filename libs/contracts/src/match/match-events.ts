import { endpoint } from '../endpoint/endpoint'
import { listOf } from '../endpoint/record'
import { fieldMessages, flag, idText, oneOf, whole } from '../fields/fields'
import { z } from '../fields/zod'
import { maxStep } from '../tournament/scoring'
import { Match } from './match'
import { eventMinutes, MatchEvent } from './match-event'

export { eventMinutes, MatchEvent, unidentified } from './match-event'

/** Messages of match events (spec 2 §5, §8). */
export const matchEventMessages = {
  type: 'El tipo de evento es requerido',
  team: 'El equipo es requerido',
  player: 'Selecciona un jugador',
  notOfMatch: 'Ese equipo no juega este partido',
  notOfTeam: 'Ese jugador no es de ese equipo',
  assistOnGoalOnly: 'Solo un gol puede tener asistencia',
  assistBySelf: 'La asistencia debe ser de otro jugador',
  outOnSubstitutionOnly: 'Solo un cambio dice quién sale',
  outBySelf: 'Quien entra y quien sale son distintos jugadores',
  penaltyOnGoalOnly: 'Solo un gol puede ser de penal',
  redWithYellowOnly: 'Solo una segunda amarilla lleva la roja',
  otherMatch: 'El evento es de otro partido',
} as const

/** Accepted types (R11, B10). Clients show any other type with a generic icon. */
export const matchEventTypes = [
  'goal',
  'own_goal',
  'yellow_card',
  'red_card',
  'substitution',
  'green_card',
  'blue_card',
  'two_minutes',
] as const
export type MatchEventType = (typeof matchEventTypes)[number]

const fields = {
  type: oneOf(matchEventTypes, matchEventMessages.type),
  /** Null when the player is not identified (B9). */
  playerId: z.nullable(idText(matchEventMessages.player)),
  assistPlayerId: z.nullable(idText()),
  /** The player whom a substitution replaces; null when not identified. */
  outPlayerId: z.nullable(idText()),
  minute: whole(0, eventMinutes.max),
  added: whole(0, eventMinutes.maxAdded),
  penalty: flag(),
  points: whole(1, maxStep),
}

export const MatchEventDraft = z.strictObject({
  ...fields,
  teamId: idText(matchEventMessages.team),
  assistPlayerId: z.optional(fields.assistPlayerId),
  outPlayerId: z.optional(fields.outPlayerId),
  /** Absent: the match's current minute (spec 2 §5). */
  minute: z.optional(fields.minute),
  added: z.optional(fields.added),
  penalty: z.optional(fields.penalty),
  points: z.optional(fields.points),
  /** The score already includes this goal: it names the unidentified goal instead of raising the score (B9). */
  counted: z.optional(flag()),
  /** Registers the red card together with this second yellow one, as one action (B11). */
  withRed: z.optional(flag()),
  /** Same as in a score step: false checks for a same event, true and absent count (B14). */
  isAnother: z.optional(flag()),
  /** Accepted only when it equals the match id in the path. */
  matchId: z.optional(idText()),
  /** Accepted and ignored: the server's time is stored. */
  timestamp: z.optional(z.string({ error: fieldMessages.invalid }).check(z.maxLength(40, fieldMessages.tooLong(40)))),
})
export type MatchEventDraft = z.output<typeof MatchEventDraft>

/**
 * A correction of the given fields (B4). A new type that allows no assist, penalty or replaced player clears them; a new
 * team needs one of its own players, or null, and clears the others (B48).
 */
export const MatchEventChange = z.partial(z.strictObject({ ...fields, teamId: idText(matchEventMessages.team) }))
export type MatchEventChange = z.output<typeof MatchEventChange>

const EventAndMatch = z.object({ event: MatchEvent, match: Match })

const tag = 'match-events'
const access = { section: 'live_control' } as const
export const matchEventEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/matches/:id/events',
    reads: ['matches', 'players'],
    tag,
    access,
    summary: 'What happened in a match: minute descending, then newest first',
    response: listOf(MatchEvent),
    scope: 'match',
  }),
  register: endpoint({
    method: 'POST',
    path: '/matches/:id/events',
    tag,
    access,
    summary:
      "Register an event while scheduled or live; a goal raises that team's score by 1, or its points, an own goal the other's",
    body: MatchEventDraft,
    response: EventAndMatch,
    status: 201,
    repeatable: true,
    scope: 'match',
    failure: 'Error al registrar el evento',
  }),
  correct: endpoint({
    method: 'PATCH',
    path: '/matches/:id/events/:eventId',
    tag,
    access,
    summary:
      'Correct an event while scheduled, live or finished, its team too; the score moves only when another side scores by it, or none; ' +
      'in a finished match the stats of the teams and players concerned change too (B4)',
    body: MatchEventChange,
    response: EventAndMatch,
    repeatable: true,
    scope: 'match',
    failure: 'Error al corregir el evento',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/matches/:id/events/:eventId',
    tag,
    access,
    summary: "Delete an event while scheduled or live; the score stays (R1), the match's rev rises",
    repeatable: true,
    scope: 'match',
    failure: 'Error al eliminar el evento',
  }),
} as const
