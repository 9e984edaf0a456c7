import { endpoint } from '../endpoint/endpoint'
import { listOf } from '../endpoint/record'
import { isReadable } from '../fields/clean-text'
import { flag, idText, limits, text } from '../fields/fields'
import { z } from '../fields/zod'
import { Player } from './players'

export const eligibilityMessages = {
  reason: 'El motivo es requerido',
  players: 'Elige los jugadores que no son la misma persona',
  tooMany: 'Se pueden marcar hasta 100 jugadores por vez',
  gone: 'Ese jugador ya no existe',
} as const

/** Decision of staff on whether a player may play; a refusal needs a reason (B48). */
export const EligibilityRequest = z
  .strictObject({ eligible: flag(), reason: z.optional(text(limits.name)) })
  .check(
    z.refine(({ eligible, reason = '' }) => eligible || isReadable(reason), {
      error: eligibilityMessages.reason,
      path: ['reason'],
    }),
  )
export type EligibilityRequest = z.output<typeof EligibilityRequest>

/** Players of one name in several teams of a sport, perhaps one person (B48). */
export const Namesakes = z.object({
  sportId: z.string(),
  players: z.array(z.object({ id: z.string(), teamId: z.string(), name: z.string(), number: z.number() })),
})
export type Namesakes = z.output<typeof Namesakes>

/** Players who are different people in spite of their name. */
export const DistinctPlayers = z.strictObject({
  playerIds: z.array(idText(), { error: eligibilityMessages.players }).check(
    z.maxLength(100, { error: eligibilityMessages.tooMany, abort: true }),
    z.refine((ids) => new Set(ids).size > 1, eligibilityMessages.players),
  ),
})
export type DistinctPlayers = z.output<typeof DistinctPlayers>

const tag = 'players'
const access = { section: 'teams' } as const
/** Eligibility of players (B48). Only staff decide, and only they compare the lists of several teams. */
export const eligibilityEndpoints = {
  decide: endpoint({
    method: 'PUT',
    path: '/players/:id/eligibility',
    tag,
    access,
    summary: 'Say that a player may not play, with a reason, or may again; the board warns, and records all the same',
    body: EligibilityRequest,
    response: Player,
    failure: 'Error al guardar la habilitación',
  }),
  namesakes: endpoint({
    method: 'GET',
    path: '/players/namesakes',
    reads: ['players', 'teams'],
    tag,
    access,
    summary: 'Players of one name on lists of several teams of a sport, unless they were told apart',
    response: listOf(Namesakes),
  }),
  distinguish: endpoint({
    method: 'POST',
    path: '/players/namesakes/distinct',
    tag,
    access,
    summary: 'Tell players of one name apart: they are not named together again',
    body: DistinctPlayers,
    repeatable: true,
    failure: 'Error al guardar que no son la misma persona',
  }),
} as const
