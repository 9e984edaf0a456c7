import type { FastifyRequest } from 'fastify'
import { forbidden, unauthenticated } from './problems'
import { sessionUser } from './session-cookie'

/**
 * Refuses who may no longer do what the head of the request allowed: the body may have come much later. 401 when the session has ended
 * since, 403 when the account's rights are others now.
 */
export async function requireSameRights(request: FastifyRequest): Promise<void> {
  const { user } = request
  if (!user) return
  const now = await sessionUser(request)
  if (!now) throw unauthenticated()
  if (now.role !== user.role || now.promotionId !== user.promotionId) throw forbidden()
}
