import type { ApiError, ErrorType } from '@torneo/contracts/endpoint/errors'

/** An error response of the fake API. */
export class ErrorReply {
  constructor(readonly body: ApiError) {}
}

/** Makes an error response: `refuse({ code: 409, type: 'stale', message: '…', current })`. */
export function refuse(body: Omit<ApiError, 'type'> & { readonly type: ErrorType }): ErrorReply {
  return new ErrorReply(body)
}

/** Response that stands for a network failure. */
export const noAnswer = Symbol('no answer')

export const sessionEnded = () =>
  refuse({ code: 401, type: 'unauthenticated', message: 'Inicia sesión para continuar' })
