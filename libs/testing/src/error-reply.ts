import type { ApiError, ErrorType } from '@torneo/contracts/endpoint/errors'

/** An error response of the fake API. */
export class ErrorReply {
  constructor(readonly body: ApiError) {}
}

/** Makes an error response: `errorReply({ code: 409, type: 'stale', message: '…', current })`. */
export function errorReply(body: Omit<ApiError, 'type'> & { readonly type: ErrorType }): ErrorReply {
  return new ErrorReply(body)
}

/** Response that stands for a network failure. */
export const networkFailure = Symbol('network failure')

export const sessionEnded = () =>
  errorReply({ code: 401, type: 'unauthenticated', message: 'Inicia sesión para continuar' })
