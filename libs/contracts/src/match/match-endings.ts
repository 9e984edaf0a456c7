import { endpoint } from '../endpoint/endpoint'
import { day, flag, idText, limits, oneOf, requiredText, text, timeOfDay } from '../fields/fields'
import { z } from '../fields/zod'
import { matchSides } from './match-commands'
import { absences } from './match-outcome'
import { Match, matchMessages } from './matches'

export const endingMessages = {
  absent: 'Elige quién no se presentó',
  side: 'Elige qué equipo patea',
  retired: 'Elige quién se retiró',
  to: 'Elige quién gana el partido',
  reason: 'El motivo es requerido',
  dateAndTime: 'Elige el día y la hora, o ninguno de los dos',
} as const

const reason = z.optional(text(limits.name))

export const WalkoverRequest = z.strictObject({ absent: oneOf(absences, endingMessages.absent), reason })
export type WalkoverRequest = z.output<typeof WalkoverRequest>

export const RetireRequest = z.strictObject({ side: oneOf(matchSides, endingMessages.retired), reason })
export type RetireRequest = z.output<typeof RetireRequest>

export const AwardRequest = z.strictObject({
  to: oneOf(matchSides, endingMessages.to),
  reason: requiredText(endingMessages.reason),
  /** False: its goals and cards count for no player. */
  keepEvents: flag(),
})
export type AwardRequest = z.output<typeof AwardRequest>

/** A new date and time: both or neither. */
const NewDate = z
  .strictObject({ date: z.optional(day(matchMessages.date)), time: z.optional(timeOfDay(matchMessages.time)), reason })
  .check(
    z.refine(({ date, time }) => (date === undefined) === (time === undefined), {
      error: endingMessages.dateAndTime,
      path: ['time'],
    }),
  )

export const AbandonRequest = NewDate
export type AbandonRequest = z.output<typeof AbandonRequest>
export const PostponeRequest = NewDate
export type PostponeRequest = z.output<typeof PostponeRequest>

/** `playerId` is null when the player is not identified. */
export const KickRequest = z.strictObject({
  side: oneOf(matchSides, endingMessages.side),
  scored: flag(),
  playerId: z.optional(z.nullable(idText())),
})
export type KickRequest = z.output<typeof KickRequest>

const tag = 'matches'
const command = { method: 'POST', tag, access: { section: 'live_control' }, response: Match, repeatable: true } as const

/** Endings other than playing a match to its end (B15), and the shoot-out that decides a level match (B16). */
export const matchEndingEndpoints = {
  walkover: endpoint({
    ...command,
    path: '/matches/:id/walkover',
    body: WalkoverRequest,
    summary:
      'From scheduled or live: finished with the walkover score of the sport for the side that came, or lost by both if none came; no player stats (B15, B85)',
    failure: 'Error al registrar el W.O.',
  }),
  retire: endpoint({
    ...command,
    scope: 'match',
    path: '/matches/:id/retire',
    body: RetireRequest,
    summary: 'From live: finished with the score as it stands, won by the side that did not retire (B84)',
    failure: 'Error al registrar el retiro',
  }),
  award: endpoint({
    ...command,
    path: '/matches/:id/award',
    body: AwardRequest,
    summary:
      'From finished: won by a side with the score of a walkover; its events count for players or not; reopening gives back what was played (B85)',
    failure: 'Error al dar por perdido el partido',
  }),
  abandon: endpoint({
    ...command,
    path: '/matches/:id/abandon',
    body: AbandonRequest,
    summary:
      'From live: stopped, keeping score, minute and events; with a new date it goes on then by `start`, and `finish` closes it as it stands (B15)',
    failure: 'Error al suspender el partido',
  }),
  postpone: endpoint({
    ...command,
    path: '/matches/:id/postpone',
    body: PostponeRequest,
    summary:
      'From scheduled, or a new date for a match that was postponed or abandoned; without a date it waits for one (B15)',
    failure: 'Error al postergar el partido',
  }),
  kick: endpoint({
    ...command,
    path: '/matches/:id/shootout/kicks',
    body: KickRequest,
    scope: 'match',
    summary:
      'From live, level and with `mustHaveWinner`: the next kick of the shoot-out; the first says who begins, then the sides alternate; ' +
      '409 out of turn and once it is decided (B16)',
    failure: 'Error al registrar el penal',
  }),
} as const
