import { releaseKeyRole } from '@torneo/contracts/people/roles'
import type { User } from '@torneo/contracts/people/users'
import { releaseKeyPrefix } from '@torneo/contracts/releases/releases'
import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** App of the release key that authenticated the request; null without one. */
    keyApp: string | null
  }
}

const scheme = `Bearer ${releaseKeyPrefix}`

/** True if the request is authenticated by a release key instead of a session. */
export const hasReleaseKey = ({ headers }: FastifyRequest): boolean =>
  headers.authorization?.startsWith(scheme) ?? false

/** User of a request with a release key: no account has their id, and their role may call hardly any endpoint. */
const userOfKey = ({ id, name, createdAt }: { id: string; name: string; createdAt: string }): User => ({
  id,
  userId: id,
  name,
  role: releaseKeyRole,
  email: '',
  promotionId: null,
  active: true,
  createdBy: '',
  prefs: {},
  rev: 1,
  createdAt,
  updatedAt: createdAt,
})

/** Reads the release key of a request from the database; null if it is unknown or revoked. */
export async function authenticateKey(
  request: FastifyRequest,
): Promise<{ readonly id: string; readonly user: User; readonly person: string } | null> {
  const key = await request.server.services.releaseKeys.find(
    request.headers.authorization?.slice('Bearer '.length) ?? '',
  )
  request.keyApp = key?.app ?? null
  return key && { id: key.id, user: userOfKey(key), person: key.id }
}
