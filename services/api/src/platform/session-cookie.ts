import cookie from '@fastify/cookie'
import type { User } from '@torneo/contracts/users'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionLife } from '../data/sessions.repository'

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

/** A valid session of an active user. */
export interface LiveSession {
  /** Its id in the database, never the token. */
  readonly id: string
  /** Milliseconds it is still valid. */
  readonly left: number
  readonly user: User
}

/** Who asks, and by which session; null without a valid one. */
export async function openSession(request: FastifyRequest): Promise<LiveSession | null> {
  const { sessions, users } = request.server.services
  const token = sessionToken(request)
  const session = token === null ? null : await sessions.seen(token)
  const user = session && users.read(session.account)
  return session && user?.active ? { id: session.id, left: session.left, user } : null
}

/** The active user of a session that is valid now, else null. */
export const sessionUser = async (request: FastifyRequest): Promise<User | null> => (await openSession(request))?.user ?? null
