import type { ApiError, ErrorType } from '@torneo/contracts/errors'

/** A refusal of the API, as a fake answer gives it. */
export class Refusal {
  constructor(readonly body: ApiError) {}
}

/** Makes a refusal: `refuse({ code: 409, type: 'stale', message: '…', current })`. */
export function refuse(body: Omit<ApiError, 'type'> & { readonly type: ErrorType }): Refusal {
  return new Refusal(body)
}

/** No answer at all, as without a network. */
export const noAnswer = Symbol('no answer')

/** The session has ended. */
export const sessionEnded = () => refuse({ code: 401, type: 'unauthenticated', message: 'Inicia sesión para continuar' })
