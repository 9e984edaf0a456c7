import { endpoint } from '../endpoint/endpoint'
import { matchReads } from '../endpoint/reads'
import { listOf, pageQuery } from '../endpoint/record'
import { fieldMessages, flag, idText, limits, oneOf, requiredText, text } from '../fields/fields'
import { z } from '../fields/zod'

/** Reasons for which the organisers are called to a match (B45). */
export const callKinds = ['absent_team', 'rain', 'missing_player', 'incident', 'other'] as const
export type CallKind = (typeof callKinds)[number]

/** Names of the kinds, for buttons, lists and the activity. */
export const callKindNames: Readonly<Record<CallKind, string>> = {
  absent_team: 'No se presentó un equipo',
  rain: 'Lluvia',
  missing_player: 'Falta un jugador',
  incident: 'Incidente',
  other: 'Otra cosa',
}

/** Maximum number of open calls of one match. */
export const openCallLimit = 20

export const matchCallMessages = {
  kind: 'Elige el motivo',
  text: 'Cuenta en una frase qué pasó',
  answer: 'La respuesta es requerida',
  full: `Hay ${openCallLimit} avisos abiertos en este partido: la organización ya lo sabe`,
  closed: 'El aviso ya está cerrado',
  nothing: 'No hay nada que guardar',
} as const

/** Body of a call; `other` needs a text. */
export const MatchCallRequest = z
  .strictObject({ kind: oneOf(callKinds, matchCallMessages.kind), text: z.optional(text(limits.name)) })
  .check(
    z.refine((call) => call.kind !== 'other' || Boolean(call.text), { error: matchCallMessages.text, path: ['text'] }),
  )
export type MatchCallRequest = z.output<typeof MatchCallRequest>

/** Body of staff: read it, answer it, close it or open it again. */
export const MatchCallUpdate = z.strictObject({
  read: z.optional(z.literal(true)),
  answer: z.optional(requiredText(matchCallMessages.answer)),
  closed: z.optional(flag()),
})
export type MatchCallUpdate = z.output<typeof MatchCallUpdate>

/** A call from the pitch to the organisers (B45). */
export const MatchCall = z.object({
  id: z.string(),
  matchId: z.string(),
  /** One of `callKinds`, or a kind of a later version. */
  kind: z.string(),
  text: z.string(),
  /** Name of the volunteer or user. */
  by: z.string(),
  at: z.string(),
  /** First member of staff who read it; null while nobody has. */
  readBy: z.nullable(z.object({ name: z.string(), at: z.string() })),
  answer: z.nullable(z.object({ text: z.string(), by: z.string(), at: z.string() })),
  closed: z.boolean(),
})
export type MatchCall = z.output<typeof MatchCall>

const tag = 'match-calls'
export const matchCallEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/matches/:id/calls',
    tag,
    access: { section: 'live_control' },
    scope: 'match',
    summary: `Call the organisers to a match; 409 with ${openCallLimit} open calls`,
    body: MatchCallRequest,
    response: MatchCall,
    status: 201,
    repeatable: true,
    failure: 'Error al avisar a la organización',
  }),
  list: endpoint({
    method: 'GET',
    path: '/calls',
    reads: ['match_calls', ...matchReads],
    tag,
    access: { section: 'live_control' },
    scope: 'filtered',
    personal: true,
    summary: 'Calls from the pitch, newest first; a pass sees those of its own matches (B45)',
    query: z.strictObject({
      ...pageQuery.shape,
      open: z.optional(z.enum(['true', 'false'], { error: fieldMessages.invalid })),
      matchId: z.optional(idText()),
    }),
    response: listOf(MatchCall),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/calls/:id',
    tag,
    access: { section: 'fixtures' },
    summary: 'Mark a call as read, answer it, close it or open it again; 409 for an answer to a closed one',
    body: MatchCallUpdate,
    response: MatchCall,
    personal: true,
    failure: 'Error al guardar el aviso',
  }),
} as const
