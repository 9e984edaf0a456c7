import type { ApiError, ErrorDetail, ErrorType } from '@torneo/contracts/endpoint/errors'
import { accountMessages } from '@torneo/contracts/people/account'
import { proofMessages } from '@torneo/contracts/people/proof'
import { editionMessages } from '@torneo/contracts/tournament/editions'
import { ClientFault, faultMessages } from '@torneo/serving/client-fault'
import type { LastChange } from '../database/repository'

export const problemMessages = {
  ...faultMessages,
  noPackage: "Este panel no tiene ese paquete. Quien lo instala escribe los paquetes con 'npm run sdk'.",
  methodNotAllowed: 'Esta dirección no admite esa operación',
  stale: 'Otra persona guardó cambios antes que tú',
  tooLarge: 'Lo que enviaste es demasiado grande',
  unsupportedType: 'Envía los datos como JSON',
  brokenJson: 'El JSON no se puede leer',
  tooManyWrites: 'Hiciste demasiados cambios en un minuto. Espera un momento y vuelve a intentar.',
  noSpace:
    'No queda espacio en el servidor para más imágenes. Avisa a quien lo administra; lo demás sigue funcionando.',
  keyReused: 'Esa clave de operación ya se usó para otra cosa',
} as const

type Extras = Pick<ApiError, 'details' | 'current' | 'changedBy' | 'uses'>

/** An error response in the contract's shape. Thrown by routes and the platform, never by repositories. */
export class Problem extends ClientFault {
  readonly extras: Extras
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: number,
    readonly type: ErrorType,
    message: string,
    { headers = {}, ...extras }: Extras & { readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(code, message)
    this.extras = extras
    this.headers = headers
  }

  toBody(): ApiError {
    return { code: this.code, type: this.type, message: this.message, ...this.extras }
  }
}

export const invalid = (details: ErrorDetail[]) =>
  new Problem(400, 'validation', problemMessages.validation, { details })
export const invalidField = (path: string, message: string) => invalid([{ path, message }])
export const unauthenticated = () => new Problem(401, 'unauthenticated', accountMessages.signInFirst)
export const badCredentials = () => new Problem(401, 'bad_credentials', accountMessages.badCredentials)
export const forbidden = (message: string = problemMessages.forbidden) => new Problem(403, 'forbidden', message)
/** The call needs a proof that the session's person is there (B115). */
export const proofRequired = () => new Problem(403, 'proof_required', proofMessages.required)
export const notFound = (message: string = problemMessages.notFound) => new Problem(404, 'not_found', message)
export const conflict = (message: string) => new Problem(409, 'conflict', message)
/** A write to an archived edition (B39). */
export const archived = () => new Problem(409, 'archived', editionMessages.archived)
export const inUse = (message: string, uses: NonNullable<ApiError['uses']>) =>
  new Problem(409, 'in_use', message, { uses })

/** A file that is whole and cannot be used. */
export const unusable = (message: string) => new Problem(422, 'unusable', message)

export const unsupportedType = () => new Problem(415, 'unsupported_type', problemMessages.unsupportedType)

/** The record has changed since the rev that the client read. */
export function stale(current: unknown, changedBy: LastChange | null): Problem {
  return new Problem(409, 'stale', problemMessages.stale, { current, ...(changedBy ? { changedBy } : {}) })
}

/** `seconds` until a retry may succeed. */
export function rateLimited(seconds: number, message: string = problemMessages.rateLimited): Problem {
  return new Problem(429, 'rate_limited', message, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  })
}

export const tooLarge = (code: 413 | 431 = 413) => new Problem(code, 'too_large', problemMessages.tooLarge)

/** The body did not arrive in time. */
export const tooSlow = () => new Problem(408, 'validation', problemMessages.validation)

export const internal = () => new Problem(500, 'internal', problemMessages.internal)

export function unavailable(): Problem {
  return new Problem(503, 'unavailable', problemMessages.unavailable, { headers: { 'retry-after': '5' } })
}

/** Uploads are rejected; reading stays possible, and so does entering results. */
export const noSpace = () => new Problem(507, 'no_space', problemMessages.noSpace)

export function invalidOrigin(origin: string): Problem {
  return new Problem(
    403,
    'invalid_origin',
    `Invalid Origin. Register your new client (${origin}) as a new web platform`,
  )
}

export function methodNotAllowed(methods: readonly string[]): Problem {
  return new Problem(405, 'method_not_allowed', problemMessages.methodNotAllowed, {
    headers: { allow: methods.join(', ') },
  })
}
