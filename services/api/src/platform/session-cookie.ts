import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LiveSession } from './session-cache'
import { sessionLife } from './sessions.repository'

const name = 'torneo_session'

/** The token of a request's session, or null. */
export function sessionToken({ headers: { cookie } }: FastifyRequest): string | null {
  return cookie === undefined ? null : parseCookie(cookie)[name] ?? null
}

/** Not readable by scripts, not sent along from other sites; Secure only where people open https. */
function sendCookie(request: FastifyRequest, reply: FastifyReply, cookie: Pick<SetCookie, 'value' | 'maxAge' | 'expires'>): void {
  const { isHttps } = request.server.services
  reply.header('set-cookie', stringifySetCookie({ name, path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps, ...cookie }))
}

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  sendCookie(request, reply, { value: token, maxAge: sessionLife.whole / 1000 })
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  sendCookie(request, reply, { value: '', maxAge: 0, expires: new Date(0) })
}

/** Who asks, and by which session; null without a valid one. */
export async function openSession(request: FastifyRequest): Promise<LiveSession | null> {
  const token = sessionToken(request)
  return token === null ? null : request.server.services.sessionCache.find(token)
}
