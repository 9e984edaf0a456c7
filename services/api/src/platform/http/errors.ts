import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { after } from '@torneo/serving/timers'
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnavailable } from '../database/database-errors'
import { hasResponded } from './early-responses'
import { internal, invalid, notFound, Problem, tooLarge, tooSlow, unavailable, unsupportedType } from './problems'

/** Maps any thrown error to a problem for the client; null: an internal error. */
function meaning(error: unknown): Problem | null {
  if (error instanceof Problem) return error
  if (isUnavailable(error)) return unavailable()
  const status = error instanceof Error ? ((error as Partial<FastifyError>).statusCode ?? 500) : 500
  // An address that cannot be decoded names nothing.
  if (error instanceof Error && 'code' in error && error.code === 'FST_ERR_BAD_URL') return notFound()
  if (status === 413) return tooLarge()
  if (status === 415) return unsupportedType()
  if (status === 404 || status === 403) return notFound()
  // Other 4xx errors of the framework, such as a body shorter than its Content-Length.
  return status >= 400 && status < 500 ? invalid([]) : null
}

/** Sends an error in the contract's shape, and logs internal errors. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = meaning(error) ?? internal()
  if (problem.code === 503) request.log.warn({ err: error }, 'the database does not answer')
  else if (problem.code >= 500) request.log.error({ err: error }, 'request failed')
  return reply
    .code(problem.code)
    .headers(problem.headers)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problem.toBody()))
}

/** Milliseconds that a rejected client has to read the response and to close its side. */
export const lingerMs = 1000

const unreadable: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: tooLarge(431),
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow(),
}

/** Answers invalid HTTP, an oversized head or a request that is too slow: the framework has no request to answer yet. */
export function sendUnreadable({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable || hasResponded(socket)) return void socket.destroy()
  const problem = unreadable[code] ?? invalid([])
  const body = JSON.stringify(problem.toBody())
  socket.end(
    [
      `HTTP/1.1 ${problem.code} ${STATUS_CODES[problem.code]}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  )
  // A client that never closes would keep its connection open.
  after(lingerMs, () => socket.destroy())
}

/** Sends every error in one shape with a Spanish sentence (contract, Common: Errors). */
export function useErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError)
}
