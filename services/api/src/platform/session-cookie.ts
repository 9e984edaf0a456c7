import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LiveSession } from './session-cache'
import { tokenLength } from './secret-token'
import { sessionLife } from './sessions.repository'

const plainName = 'torneo_session'
/** Where people open https: no other host under the same domain can set a cookie of this name. */
const hostName = `__Host-${plainName}`

/**
 * The token of a request's session; null without one, or for what cannot be one. Sessions from before there was the name for https go on under the
 * plain one until they end.
 */
export function sessionToken({ headers: { cookie } }: FastifyRequest): string | null {
  if (cookie === undefined) return null
  const cookies = parseCookie(cookie)
  const token = cookies[hostName] ?? cookies[plainName]
  return token?.length === tokenLength ? token : null
}

const ended = { value: '', maxAge: 0, expires: new Date(0) }

/** Not readable by scripts, not sent along from other sites; Secure only where people open https. */
function sendCookie(request: FastifyRequest, reply: FastifyReply, cookie: Pick<SetCookie, 'value' | 'maxAge' | 'expires'>): void {
  const { isHttps } = request.server.services
  const send = (name: string, content: typeof cookie) =>
    reply.header('set-cookie', stringifySetCookie({ name, path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps, ...content }))
  send(isHttps ? hostName : plainName, cookie)
  if (isHttps && parseCookie(request.headers.cookie ?? '')[plainName] !== undefined) send(plainName, ended)
}

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  sendCookie(request, reply, { value: token, maxAge: sessionLife.whole / 1000 })
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  sendCookie(request, reply, ended)
}

/** Who asks, and by which session; null without a valid one. */
export async function openSession(request: FastifyRequest): Promise<LiveSession | null> {
  const token = sessionToken(request)
  return token === null ? null : request.server.services.sessionCache.find(token)
}
