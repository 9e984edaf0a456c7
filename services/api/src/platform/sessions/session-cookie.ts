import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { tokenLength } from '../crypto/secret-token'
import type { LiveSession } from './session-cache'
import { sessionLife } from './sessions.repository'

const plainName = 'torneo_session'
/** Name under https: no other host of the same domain can set a cookie with this prefix. */
const hostName = `__Host-${plainName}`

/**
 * Returns the token of a request's session; null if absent or malformed. Sessions opened before the https name existed
 * continue under the plain one until they end.
 */
export function sessionToken({ headers: { cookie } }: FastifyRequest): string | null {
  if (cookie === undefined) return null
  const cookies = parseCookie(cookie)
  const token = cookies[hostName] ?? cookies[plainName]
  return token?.length === tokenLength ? token : null
}

const ended = { value: '', maxAge: 0, expires: new Date(0) }

/**
 * Sends a cookie that scripts cannot read and other sites' requests do not carry; Secure if the public address is
 * https.
 */
function sendCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: Pick<SetCookie, 'value' | 'maxAge' | 'expires'>,
): void {
  const { isHttps } = request.server.services
  const send = (name: string, content: typeof cookie) =>
    reply.header(
      'set-cookie',
      stringifySetCookie({ name, path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps, ...content }),
    )
  send(isHttps ? hostName : plainName, cookie)
  if (isHttps && parseCookie(request.headers.cookie ?? '')[plainName] !== undefined) send(plainName, ended)
}

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  sendCookie(request, reply, { value: token, maxAge: sessionLife.whole / 1000 })
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  sendCookie(request, reply, ended)
}

/** Finds the session of a request; null without a valid one. */
export async function openSession(request: FastifyRequest): Promise<LiveSession | null> {
  const token = sessionToken(request)
  return token === null ? null : request.server.services.sessionCache.find(token)
}
