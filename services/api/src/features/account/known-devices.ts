import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { fingerprint as fingerprintOf, newToken } from '../../platform/crypto/secret-token'
import { row } from '../../platform/database/checked-collection'
import type { Database } from '../../platform/database/database'

const cookieName = 'torneo_device'
/** Covers both steps of a sign-in, since browsers send a cookie only below its path. */
const cookiePath = '/api/account'
/** Seconds: the longest lifetime that browsers allow a cookie. */
const cookieSeconds = 400 * 24 * 3600
/** Maximum number of devices per account; the least recently used is dropped. */
const maxDevices = 20

/** Stored under a fingerprint of the account's email, as typed. */
const AccountDevices = row({ devices: z.array(z.object({ token: z.string(), at: z.date() })) })

const fingerprint = (secret: string) => fingerprintOf(secret, 'base64url')

export type KnownDevices = ReturnType<typeof createKnownDevices>

/**
 * Stores the browsers that an account was signed in from. Each has a random token in a cookie, which grants no access:
 * it only separates strangers' failures from the owner's, even at the same address. The database has its hash.
 */
export function createKnownDevices(database: Database) {
  const collection = database.collection('known_devices', AccountDevices)
  const tokenOf = ({ headers: { cookie = '' } }: FastifyRequest) => parseCookie(cookie)[cookieName]

  return {
    /** Identifies a known device of this account; null for any other request. */
    async find(request: FastifyRequest, email: string): Promise<string | null> {
      const given = tokenOf(request)
      if (given === undefined) return null
      const token = fingerprint(given)
      const known = await collection.findOne(
        { _id: fingerprint(email), 'devices.token': token },
        { projection: { _id: 1 } },
      )
      return known && `${known._id}:${token}`
    },

    /** Stores a device after a right password. It keeps its token, so that several people can sign in from it. */
    async remember(request: FastifyRequest, reply: FastifyReply, email: string): Promise<void> {
      const given = tokenOf(request) ?? ''
      const value = /^[\w-]{43}$/.test(given) ? given : newToken()
      const token = fingerprint(value)
      const others = {
        $filter: {
          input: { $cond: [{ $isArray: '$devices' }, '$devices', []] },
          as: 'device',
          cond: { $ne: ['$$device.token', token] },
        },
      }
      await collection.updateOne(
        { _id: fingerprint(email) },
        [{ $set: { devices: { $slice: [{ $concatArrays: [others, [{ token, at: '$$NOW' }]] }, -maxDevices] } } }],
        { upsert: true },
      )
      const { isHttps } = request.server.services
      reply.header(
        'set-cookie',
        stringifySetCookie({
          name: cookieName,
          value,
          path: cookiePath,
          httpOnly: true,
          sameSite: 'strict',
          secure: isHttps,
          maxAge: cookieSeconds,
        }),
      )
    },
  }
}
