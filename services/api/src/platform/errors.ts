import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnavailable } from './database-errors'
import { isAnswered } from './early-answers'
import { internal, invalid, notFound, Problem, tooLarge, tooSlow, unavailable, unsupportedType } from './problems'
import { after } from './timers'

/** What an error thrown anywhere means to a client; null: a fault of ours. */
function meaning(error: unknown): Problem | null {
  if (error instanceof Problem) return error
  if (isUnavailable(error)) return unavailable()
  const status = error instanceof Error ? (error as Partial<FastifyError>).statusCode ?? 500 : 500
  // An address that cannot be decoded names nothing.
  if (error instanceof Error && 'code' in error && error.code === 'FST_ERR_BAD_URL') return notFound()
  if (status === 413) return tooLarge()
  if (status === 415) return unsupportedType()
  if (status === 404 || status === 403) return notFound()
  // What is left of the framework's 4xx: a body shorter than it said, and the like.
  return status >= 400 && status < 500 ? invalid([]) : null
}

/** Sends an error in the contract's shape, and logs the service's own faults. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = meaning(error) ?? internal()
  if (problem.code === 503) request.log.warn({ err: error }, 'the database does not answer')
  else if (problem.code >= 500) request.log.error({ err: error }, 'request failed')
  return reply.code(problem.code).headers(problem.headers).header('cache-control', 'no-store')
    .type('application/json; charset=utf-8').send(JSON.stringify(problem.toBody()))
}

/** Milliseconds that a refused client has to take its answer and to close its side. */
export const lingerMs = 1000

const unreadable: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: tooLarge(431),
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow(),
}

/** Answers what is no HTTP, too long a head, or too slow: there is no request yet that the framework could answer. */
export function answerUnreadable({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable || isAnswered(socket)) return void socket.destroy()
  const problem = unreadable[code] ?? invalid([])
  const body = JSON.stringify(problem.toBody())
  socket.end([
    `HTTP/1.1 ${problem.code} ${STATUS_CODES[problem.code]}`, 'Connection: close', 'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`, '', body,
  ].join('\r\n'))
  // One that never does would keep its connection.
  after(lingerMs, () => socket.destroy())
}

/** Every refusal leaves in one shape with a Spanish sentence (contract, Common: Errors). */
export function useErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
}
