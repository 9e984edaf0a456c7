import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionLife } from '../data/sessions.repository'
import type { LiveSession } from './session-cache'

const cookieName = 'torneo_session'

/** The session's cookie: not readable by scripts, not sent along from other sites; Secure only where people open https. */
export async function useSessionCookie(app: FastifyInstance): Promise<void> {
  await app.register(cookie)
}

/** The token of a request's session, or null. */
export function sessionToken(request: FastifyRequest): string | null {
  return request.cookies[cookieName] ?? null
}

const attributes = (request: FastifyRequest) => ({
  path: '/', httpOnly: true, sameSite: 'lax', secure: request.server.services.isHttps,
} as const)

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName, token, { ...attributes(request), maxAge: sessionLife.whole / 1000 })
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName, attributes(request))
}

/** Who asks, and by which session; null without a valid one. */
export async function openSession(request: FastifyRequest): Promise<LiveSession | null> {
  const token = sessionToken(request)
  return token === null ? null : request.server.services.sessionCache.find(token)
}
