import { LRUCache } from 'lru-cache'
import type { Document } from 'mongodb'
import { z } from 'zod/mini'
import { row } from './checked-collection'
import type { Database, Transaction } from './database'
import { PassHolder } from './pass-holder'
import { fingerprint, newToken } from './secret-token'
import { fits } from './stored-shape'

const hour = 3_600_000
/** Milliseconds a session lives: unused, and at most. */
export const sessionLife = { idle: 12 * hour, whole: 7 * 24 * hour }

/**
 * Milliseconds after the end of a pass that its sessions can still bring what was done before it: a phone that had no signal on the field
 * (docs/adr/0042-passes.md).
 */
const lateArrivals = 6 * hour

/** Sessions a person may have; of more, the one that was opened first ends. */
const maxSessions = 20

/** Milliseconds that a replaced session is remembered, so that its sockets learn that there is another to come back with. */
const replacedLife = 60_000

/** How stale `lastSeenAt` may be; a write on each request would buy nothing. */
const sightInterval = 60_000

const StoredSession = row({
  userId: z.string(),
  /** `credentialsOf` the account when it was opened; none in one of before there was this field. */
  credentials: z.optional(z.string()),
  /** What the browser said it is, at the sign-in: 'Chrome en Android'; none in one of before there was this field. */
  device: z.optional(z.string()),
  /** It opens nothing any more: the same browser has a new token. */
  replaced: z.optional(z.literal(true)),
  /** There is no account: it was opened by this pass. `userId` is the holder's. */
  pass: z.optional(z.extend(PassHolder, { passId: z.string() })),
  createdAt: z.date(),
  lastSeenAt: z.date(),
  expiresAt: z.date(),
})
type StoredSession = z.output<typeof StoredSession>

/** A session that is valid, and the stored account that it opens. */
export interface OpenSession {
  /** Its id in the database, never the token. */
  readonly id: string
  /** Milliseconds it is still valid. */
  readonly left: number
  readonly account: Document | null
  /** Instead of an account. */
  readonly pass: PassHolder | null
}

/** What a session needs of the account that it opens. */
export interface SessionAccount {
  readonly id: string
  /** What the password was compared with, or what takes its place. */
  readonly passwordHash: string
  readonly secondFactor?: boolean | undefined
}

/**
 * The fingerprint of what opens an account: the password, and that there is a second factor. A sign-in that was under way while one of them came or
 * went opens nothing.
 */
export const credentialsOf = ({ passwordHash, secondFactor = false }: Omit<SessionAccount, 'id'>): string =>
  fingerprint(secondFactor ? `${passwordHash} and a second factor` : passwordHash)

export type SessionsRepository = ReturnType<typeof createSessionsRepository>

/** Sessions: a random token at the browser, its hash here. */
export function createSessionsRepository(database: Database) {
  const collection = database.collection('sessions', StoredSession, [
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
    { key: { userId: 1 } },
    { key: { 'pass.passId': 1 }, sparse: true },
  ])

  /** Hashing a token takes longer than all else that a cached read does with it. */
  const ids = new LRUCache<string, string>({ max: 10_000, memoMethod: (token) => fingerprint(token) })

  type Found = StoredSession & { left: number; sinceSeen: number; account: Document[] }
  const unexpired = { replaced: { $exists: false }, createdAt: { $type: 'date' }, lastSeenAt: { $type: 'date' }, expiresAt: { $type: 'date' }, $expr: { $gt: ['$expiresAt', '$$NOW'] } } as const
  const validOnes = async (ids: readonly string[]): Promise<Found[]> => (await collection.aggregate<Found>([
    { $match: { _id: { $in: ids }, ...unexpired } },
    { $lookup: { from: 'users', localField: 'userId', foreignField: '_id', as: 'account' } },
    { $set: { left: { $subtract: ['$expiresAt', '$$NOW'] }, sinceSeen: { $subtract: ['$$NOW', '$lastSeenAt'] } } },
  ]).toArray()).filter((found) => fits(StoredSession, found))

  /** Null for one whose credentials are no longer the account's. */
  function toOpen({ _id: id, left, credentials, pass, account: [account] }: Found): OpenSession | null {
    if (pass) return { id, left: Number(left), account: null, pass }
    if (!account || (credentials !== undefined && (typeof account['passwordHash'] !== 'string' || credentials !== credentialsOf(account as unknown as SessionAccount)))) return null
    return { id, left: Number(left), account, pass: null }
  }

  return {
    /** The id under which a token's session is stored. */
    idOf: (token: string): string => ids.memo(token),

    /** A new session; gives the token for the cookie, the only time it is seen. */
    async open({ id: userId, ...secret }: SessionAccount, device = ''): Promise<string> {
      const token = newToken()
      await collection.updateOne({ _id: fingerprint(token) }, [{
        $set: {
          userId: { $literal: userId }, credentials: credentialsOf(secret), device: { $literal: device },
          createdAt: '$$NOW', lastSeenAt: '$$NOW', expiresAt: { $add: ['$$NOW', sessionLife.idle] },
        },
      }], { upsert: true })
      const surplus = await collection.find({ userId, replaced: { $exists: false } }, { projection: { _id: 1 } }).sort({ createdAt: -1 }).skip(maxSessions).toArray()
      if (surplus.length > 0) await collection.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } })
      return token
    },

    /** A session that a pass opened; gives the token for the cookie, the only time it is seen. Its end does not move. */
    async openByPass(passId: string, { id: userId, name, scope, at }: PassHolder, transaction: Transaction): Promise<string> {
      const token = newToken()
      await collection.insertOne({
        _id: fingerprint(token), userId, pass: { passId, id: userId, name, scope, at }, createdAt: at, lastSeenAt: at,
        expiresAt: new Date(Date.parse(scope.until) + lateArrivals),
      }, { session: transaction })
      return token
    },

    /** Ends all sessions that a pass opened. */
    async endByPass(passId: string, transaction: Transaction): Promise<void> {
      await collection.deleteMany({ 'pass.passId': passId }, { session: transaction })
    },

    /**
     * A session with its account, in one round trip. Null for an unknown or expired one. Being seen prolongs it, up to its whole life.
     */
    async seen(id: string): Promise<OpenSession | null> {
      const [session] = await validOnes([id])
      if (!session) return null
      // Either way: the database's clock may have been set back since.
      if (!session.pass && Math.abs(Number(session.sinceSeen)) > sightInterval) {
        await collection.updateOne({ _id: session._id }, [{
          $set: {
            lastSeenAt: '$$NOW',
            expiresAt: { $min: [{ $add: ['$$NOW', sessionLife.idle] }, { $add: ['$createdAt', sessionLife.whole] }] },
          },
        }])
      }
      return toOpen(session)
    },

    /** Filters sessions, by their database ids, for valid ones; does not count as activity. */
    async valid(ids: readonly string[]): Promise<OpenSession[]> {
      return (await validOnes(ids)).flatMap((session) => toOpen(session) ?? [])
    },

    /** A user's valid sessions, last seen first. */
    listOf: (userId: string): Promise<StoredSession[]> => collection.find({ userId, ...unexpired }).sort({ lastSeenAt: -1 }).toArray(),

    /** Whether a session that ended did so because the same browser was given a new token. */
    isReplaced: async (id: string): Promise<boolean> => await collection.countDocuments({ _id: id, replaced: true }) === 1,

    async end(token: string): Promise<void> {
      await collection.deleteOne({ _id: fingerprint(token) })
    },

    /** Ends one session of a user; says whether there was one. */
    async endOne(userId: string, id: string, transaction: Transaction): Promise<boolean> {
      return (await collection.deleteOne({ _id: id, userId }, { session: transaction })).deletedCount === 1
    },

    /** Ends all sessions of a user. */
    async endAll(userId: string, transaction: Transaction): Promise<void> {
      await collection.deleteMany({ userId }, { session: transaction })
    },

    /**
     * Ends all sessions of an account; that of this token goes on under a new one, which is given, so that no copy of the old one opens anything.
     */
    async renew(token: string, { id: userId, ...secret }: SessionAccount, transaction: Transaction): Promise<string> {
      const options = { session: transaction }
      const [former, next] = [fingerprint(token), newToken()]
      const session = await collection.findOne({ _id: former, userId, ...unexpired }, options)
      await collection.deleteMany({ userId, _id: { $ne: former } }, options)
      if (!session) return next
      await collection.updateOne({ _id: former }, [{ $set: { replaced: true, expiresAt: { $add: ['$$NOW', replacedLife] } } }], options)
      await collection.insertOne({ ...session, _id: fingerprint(next), credentials: credentialsOf(secret) }, options)
      return next
    },
  }
}
