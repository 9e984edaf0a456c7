import type { FastifyRequest } from 'fastify'
import { forbidden, unauthenticated } from './problems'
import { sessionToken } from './session-cookie'

/**
 * Refuses who may not, or no longer, do what the head of the request allowed: that was judged by the cache, and the body may have come much
 * later. 401 when the session has ended since, 403 when the account's rights are others now.
 */
export async function requireSameRights(request: FastifyRequest): Promise<void> {
  const { user } = request
  if (!user) return
  const { user: now } = await request.server.services.sessionCache.fresh(sessionToken(request) ?? '') ?? {}
  if (!now) throw unauthenticated()
  if (now.role !== user.role || now.promotionId !== user.promotionId) throw forbidden()
}
