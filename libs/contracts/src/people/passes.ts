import { endpoint } from '../endpoint/endpoint'
import { listOf } from '../endpoint/record'
import { fieldMessages, idText, oneOf, requiredCode, requiredText } from '../fields/fields'
import { z } from '../fields/zod'
import { PassScope, User } from './user'

/** Messages of passes: volunteers control matches without an account (B17). */
export const passMessages = {
  name: 'Escribe tu nombre',
  pin: 'El PIN tiene seis cifras',
  wrongPin: (left: number) =>
    left === 1 ? 'PIN incorrecto. Queda 1 intento.' : `PIN incorrecto. Quedan ${left} intentos.`,
  gone: 'Este pase ya no sirve: venció o lo revocaron. Pide uno nuevo a quien organiza.',
  locked: 'Este pase se bloqueó por demasiados PIN incorrectos. Pide uno nuevo a quien organiza.',
  full: 'Este pase ya se abrió en demasiados teléfonos. Pide uno nuevo a quien organiza.',
  otherMatch: 'Tu pase no abre este partido',
  over: 'Tu pase terminó: esta acción es posterior y no se registró',
  /** Answers what has no time of the device. */
  ended: 'Tu pase terminó: esto no le llegó a la organización. Llámala.',
  tooEarly: 'Los pases se dan desde 14 días antes del partido',
} as const

/** Wrong PINs after which a pass is locked. */
export const maxWrongPins = 20

/** Page that a pass's link opens; the token is in the fragment, which browsers send to no server. */
export const passPath = '/pase'

/** Name of a pass holder, recorded as the author of their actions. */
export const passHolderName = (name: string): string => `Planillero: ${name}`

const person = z.object({ id: z.string(), name: z.string() })

/** A pass in the list for staff. */
export const Pass = z.object({
  id: z.string(),
  createdAt: z.string(),
  scope: PassScope,
  /** The match or the venue: 'Campo de deportes · Cancha 1'. */
  title: z.string(),
  by: person,
  wrongPins: z.number(),
  /** Locked by too many wrong PINs: nobody else can open it, existing holders continue. */
  locked: z.boolean(),
  revoked: z.nullable(z.object({ at: z.string(), by: person })),
  /** Devices that opened it, oldest first; `device` is 'Chrome en Android', or '' when unknown. */
  holders: z.array(z.object({ ...person.shape, device: z.string(), at: z.string() })),
})
export type Pass = z.output<typeof Pass>

/** The kind `field` covers all matches of this match's venue and day. */
export const PassDraft = z.strictObject({ matchId: idText(), kind: oneOf(['match', 'field'], fieldMessages.required) })
export type PassDraft = z.output<typeof PassDraft>

/** A new pass; its link and PIN are returned only once. */
export const NewPass = z.object({ pass: Pass, path: z.string(), pin: z.string() })
export type NewPass = z.output<typeof NewPass>

export const PassUse = z.strictObject({
  token: z.string({ error: passMessages.gone }).check(z.regex(/^[\w-]{43}$/, passMessages.gone)),
  pin: requiredCode(passMessages.pin, 20).check(z.regex(/^\d{6}$/, passMessages.pin)),
  name: requiredText(passMessages.name, 60),
})
export type PassUse = z.output<typeof PassUse>

const tag = 'passes'
const access = { section: 'live_control' } as const
export const passEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/passes',
    reads: ['passes'],
    tag,
    access,
    summary: 'Passes whose day is not over, newest first',
    response: listOf(Pass),
    personal: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/passes',
    tag,
    access,
    summary: 'A pass for a match, or for its place and day; good until that day is over (B17)',
    body: PassDraft,
    response: NewPass,
    status: 201,
    repeatable: true,
    secret: true,
    personal: true,
    failure: 'Error al crear el pase',
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/passes/:id',
    tag,
    access,
    summary: 'End a pass and all that was opened by it, at once',
    failure: 'Error al revocar el pase',
  }),
  open: endpoint({
    method: 'POST',
    path: '/passes/sessions',
    tag,
    access: 'anyone',
    summary: 'Start a session by a pass; sets the cookie; at most 20 wrong PINs a pass',
    body: PassUse,
    response: User,
    status: 201,
    personal: true,
  }),
} as const
