import { releaseKeyRole } from '@torneo/contracts/roles'
import type { FastifyRequest } from 'fastify'
import { forbidden, unauthenticated } from './problems'
import { openByKey } from './release-key'
import { sessionToken } from './session-cookie'

/**
 * Reads from the database whether the user of a request still has the rights that the cache had for them when its head came: the body may have
 * come much later. 401 when the session has ended since, 403 when the account has other rights now.
 */
export async function reauthorize(request: FastifyRequest): Promise<void> {
  const { user, server: { services: { sessionCache, sessions } } } = request
  if (!user) return
  if (user.role === releaseKeyRole) {
    if (!await openByKey(request)) throw unauthenticated()
    return
  }
  const { user: now } = await sessionCache.fresh(sessions.idOf(sessionToken(request) ?? '')) ?? {}
  if (!now) throw unauthenticated()
  if (now.role !== user.role || now.promotionId !== user.promotionId) throw forbidden()
}
