import { releaseKeyPrefix } from '@torneo/contracts/releases'
import { releaseKeyRole } from '@torneo/contracts/roles'
import type { User } from '@torneo/contracts/users'
import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The app whose team's key the request was made with; null without one. */
    keyApp: string | null
  }
}

const scheme = `Bearer ${releaseKeyPrefix}`

/** Whether a request comes with a team's key instead of a session. */
export const namesKey = ({ headers }: FastifyRequest): boolean => headers.authorization?.startsWith(scheme) ?? false

/** The user of a request that was made with a key: no account has their id, and their role may call next to nothing. */
const userOfKey = ({ id, name, createdAt }: { id: string; name: string; createdAt: string }): User => ({
  id, userId: id, name, role: releaseKeyRole, email: '', promotionId: null, active: true, createdBy: '', prefs: {}, rev: 1, createdAt, updatedAt: createdAt,
})

/** Who asks with a team's key, as the database has it now; null for one that is unknown or revoked. */
export async function openByKey(request: FastifyRequest): Promise<{ readonly id: string; readonly user: User } | null> {
  const key = await request.server.services.releaseKeys.find(request.headers.authorization?.slice('Bearer '.length) ?? '')
  request.keyApp = key?.app ?? null
  return key && { id: key.id, user: userOfKey(key) }
}
