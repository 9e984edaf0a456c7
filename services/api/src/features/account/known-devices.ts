import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { row } from '../../platform/checked-collection'
import type { Database } from '../../platform/database'
import { fingerprint as fingerprintOf, newToken } from '../../platform/secret-token'

const cookieName = 'torneo_device'
/** Covers both steps of a sign-in: browsers send a cookie only below its path. */
const cookiePath = '/api/account'
/** As long as browsers keep a cookie at most. */
const cookieSeconds = 400 * 24 * 3600
/** Devices stored per account; beyond that the least recently used are dropped. */
const maxDevices = 20

/** By a fingerprint of the account's email, as it was typed. */
const AccountDevices = row({ devices: z.array(z.object({ token: z.string(), at: z.date() })) })

const fingerprint = (secret: string) => fingerprintOf(secret, 'base64url')

export type KnownDevices = ReturnType<typeof createKnownDevices>

/**
 * The browsers that an account was signed in from. Each has a random token in a cookie, which opens nothing: it only keeps the failures of
 * strangers apart from the owner's failures, though they share an address. The database has its hash.
 */
export function createKnownDevices(database: Database) {
  const collection = database.collection('known_devices', AccountDevices)
  const tokenOf = ({ headers: { cookie = '' } }: FastifyRequest) => parseCookie(cookie)[cookieName]

  return {
    /** What tells a device of this account from all others; null where the request comes from none. */
    async find(request: FastifyRequest, email: string): Promise<string | null> {
      const given = tokenOf(request)
      if (given === undefined) return null
      const token = fingerprint(given)
      const known = await collection.findOne({ _id: fingerprint(email), 'devices.token': token }, { projection: { _id: 1 } })
      return known && `${known._id}:${token}`
    },

    /** After a right password. A device keeps its token, so that several people can sign in from it. */
    async remember(request: FastifyRequest, reply: FastifyReply, email: string): Promise<void> {
      const given = tokenOf(request) ?? ''
      const value = /^[\w-]{43}$/.test(given) ? given : newToken()
      const token = fingerprint(value)
      const others = { $filter: { input: { $cond: [{ $isArray: '$devices' }, '$devices', []] }, as: 'device', cond: { $ne: ['$$device.token', token] } } }
      await collection.updateOne({ _id: fingerprint(email) }, [
        { $set: { devices: { $slice: [{ $concatArrays: [others, [{ token, at: '$$NOW' }]] }, -maxDevices] } } },
      ], { upsert: true })
      const { isHttps } = request.server.services
      reply.header('set-cookie', stringifySetCookie({
        name: cookieName, value, path: cookiePath, httpOnly: true, sameSite: 'strict', secure: isHttps, maxAge: cookieSeconds,
      }))
    },
  }
}
