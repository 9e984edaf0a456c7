import { releaseKeyRole } from '@torneo/contracts/people/roles'
import type { FastifyRequest } from 'fastify'
import { forbidden, unauthenticated } from '../http/problems'
import { authenticateKey } from './release-key'
import { sessionToken } from './session-cookie'

/**
 * Checks against the database that the request's user still has the rights that were cached when its head arrived, as
 * the body may arrive much later. Throws 401 if the session has ended, 403 if the account's rights have changed.
 */
export async function reauthorize(request: FastifyRequest): Promise<void> {
  const {
    user,
    server: {
      services: { sessionCache, sessions },
    },
  } = request
  if (!user) return
  if (user.role === releaseKeyRole) {
    if (!(await authenticateKey(request))) throw unauthenticated()
    return
  }
  const { user: now } = (await sessionCache.fresh(sessions.idOf(sessionToken(request) ?? ''))) ?? {}
  if (!now) throw unauthenticated()
  if (now.role !== user.role || now.promotionId !== user.promotionId) throw forbidden()
}
