import { LRUCache } from 'lru-cache'
import type { Document } from 'mongodb'
import { z } from 'zod/mini'
import { fingerprint, newToken } from '../crypto/secret-token'
import { row } from '../database/checked-collection'
import type { Database, Transaction } from '../database/database'
import { fits } from '../database/stored-shape'
import { PassHolder } from './pass-holder'

const hour = 3_600_000
/** Lifetime of a session in milliseconds: without activity, and at most. */
export const sessionLife = { idle: 12 * hour, whole: 7 * 24 * hour }

/**
 * Milliseconds after a pass's end in which its sessions may still send earlier actions: a phone may have had no signal
 * on the field (docs/design/passes.md).
 */
const graceMs = 6 * hour

/** Sessions per user; when exceeded, the one opened first ends. */
const maxSessions = 20

/** Milliseconds for which a replaced session is stored, so that its sockets learn that they may reconnect. */
const replacedLife = 60_000

/** Maximum age of `lastSeenAt` in milliseconds; a write on each request would gain nothing. */
const lastSeenIntervalMs = 60_000

const StoredSession = row({
  userId: z.string(),
  /** `credentialsOf` the account at the sign-in; absent in sessions older than the field. */
  credentials: z.optional(z.string()),
  /** Browser at the sign-in, such as 'Chrome en Android'; absent in sessions older than the field. */
  device: z.optional(z.string()),
  /** The session is invalid: the same browser has a new token. */
  replaced: z.optional(z.literal(true)),
  /** Pass that opened the session, which has no account; `userId` is the holder's. */
  pass: z.optional(z.extend(PassHolder, { passId: z.string() })),
  createdAt: z.date(),
  lastSeenAt: z.date(),
  expiresAt: z.date(),
})
type StoredSession = z.output<typeof StoredSession>

/** A valid session, with the stored account that it opens. */
export interface OpenSession {
  /** Id in the database, never the token. */
  readonly id: string
  /** Remaining lifetime in milliseconds. */
  readonly left: number
  readonly account: Document | null
  /** Set instead of an account. */
  readonly pass: (PassHolder & { readonly passId: string }) | null
}

/** Properties of an account that a session is bound to. */
export interface SessionAccount {
  readonly id: string
  /** Hash that the password was verified with, or its substitute. */
  readonly passwordHash: string
  readonly secondFactor?: boolean | undefined
}

/**
 * Fingerprint of an account's credentials: its password, and whether it has a second factor. A sign-in during which
 * either changes opens no session.
 */
export const credentialsOf = ({ passwordHash, secondFactor = false }: Omit<SessionAccount, 'id'>): string =>
  fingerprint(secondFactor ? `${passwordHash} and a second factor` : passwordHash)

export type SessionsRepository = ReturnType<typeof createSessionsRepository>

/** Stores sessions: the browser has a random token, the database its hash. */
export function createSessionsRepository(database: Database) {
  const collection = database.collection('sessions', StoredSession, [
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
    { key: { userId: 1 } },
    { key: { 'pass.passId': 1 }, sparse: true },
  ])

  /** Cached because hashing a token takes longer than the rest of a cached read. */
  const ids = new LRUCache<string, string>({ max: 10_000, memoMethod: (token) => fingerprint(token) })

  type Found = StoredSession & { left: number; sinceSeen: number; account: Document[] }
  const unexpired = {
    replaced: { $exists: false },
    createdAt: { $type: 'date' },
    lastSeenAt: { $type: 'date' },
    expiresAt: { $type: 'date' },
    $expr: { $gt: ['$expiresAt', '$$NOW'] },
  } as const
  const validOnes = async (ids: readonly string[]): Promise<Found[]> =>
    (
      await collection
        .aggregate<Found>([
          { $match: { _id: { $in: ids }, ...unexpired } },
          { $lookup: { from: 'users', localField: 'userId', foreignField: '_id', as: 'account' } },
          {
            $set: { left: { $subtract: ['$expiresAt', '$$NOW'] }, sinceSeen: { $subtract: ['$$NOW', '$lastSeenAt'] } },
          },
        ])
        .toArray()
    ).filter((found) => fits(StoredSession, found))

  /** Null if the account's credentials have changed since the sign-in. */
  function toOpen({ _id: id, left, credentials, pass, account: [account] }: Found): OpenSession | null {
    if (pass) return { id, left: Number(left), account: null, pass }
    if (
      !account ||
      (credentials !== undefined &&
        (typeof account['passwordHash'] !== 'string' ||
          credentials !== credentialsOf(account as unknown as SessionAccount)))
    )
      return null
    return { id, left: Number(left), account, pass: null }
  }

  return {
    /** Returns the id under which a token's session is stored. */
    idOf: (token: string): string => ids.memo(token),

    /** Opens a session; returns the token for the cookie, which is not stored. */
    async open({ id: userId, ...secret }: SessionAccount, device = ''): Promise<string> {
      const token = newToken()
      await collection.updateOne(
        { _id: fingerprint(token) },
        [
          {
            $set: {
              userId: { $literal: userId },
              credentials: credentialsOf(secret),
              device: { $literal: device },
              createdAt: '$$NOW',
              lastSeenAt: '$$NOW',
              expiresAt: { $add: ['$$NOW', sessionLife.idle] },
            },
          },
        ],
        { upsert: true },
      )
      const surplus = await collection
        .find({ userId, replaced: { $exists: false } }, { projection: { _id: 1 } })
        .sort({ createdAt: -1 })
        .skip(maxSessions)
        .toArray()
      if (surplus.length > 0) await collection.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } })
      return token
    },

    /**
     * Opens a session by a pass; returns the token for the cookie, which is not stored. Activity does not prolong it.
     */
    async openByPass(
      passId: string,
      { id: userId, name, scope, at }: PassHolder,
      transaction: Transaction,
    ): Promise<string> {
      const token = newToken()
      await collection.insertOne(
        {
          _id: fingerprint(token),
          userId,
          pass: { passId, id: userId, name, scope, at },
          createdAt: at,
          lastSeenAt: at,
          expiresAt: new Date(Date.parse(scope.until) + graceMs),
        },
        { session: transaction },
      )
      return token
    },

    /** Ends all sessions opened by a pass. */
    async endAllOfPasses(transaction: Transaction): Promise<void> {
      await collection.deleteMany({ 'pass.passId': { $exists: true } }, { session: transaction })
    },

    async endByPass(passId: string, transaction: Transaction): Promise<void> {
      await collection.deleteMany({ 'pass.passId': passId }, { session: transaction })
    },

    /**
     * Finds a session with its account in one round trip; null if it is unknown or expired. Activity prolongs it, up to
     * its maximum lifetime.
     */
    async seen(id: string): Promise<OpenSession | null> {
      const [session] = await validOnes([id])
      if (!session) return null
      // Compared in both directions: the database's clock may have been set back since.
      if (!session.pass && Math.abs(Number(session.sinceSeen)) > lastSeenIntervalMs) {
        await collection.updateOne({ _id: session._id }, [
          {
            $set: {
              lastSeenAt: '$$NOW',
              expiresAt: { $min: [{ $add: ['$$NOW', sessionLife.idle] }, { $add: ['$createdAt', sessionLife.whole] }] },
            },
          },
        ])
      }
      return toOpen(session)
    },

    /** Returns the valid ones among sessions, by their database ids; does not count as activity. */
    async valid(ids: readonly string[]): Promise<OpenSession[]> {
      return (await validOnes(ids)).flatMap((session) => toOpen(session) ?? [])
    },

    /** Lists a user's valid sessions, last seen first. */
    listOf: (userId: string): Promise<StoredSession[]> =>
      collection
        .find({ userId, ...unexpired })
        .sort({ lastSeenAt: -1 })
        .toArray(),

    /** Resolves whether an ended session was replaced by a new token of the same browser. */
    isReplaced: async (id: string): Promise<boolean> =>
      (await collection.countDocuments({ _id: id, replaced: true })) === 1,

    async end(token: string): Promise<void> {
      await collection.deleteOne({ _id: fingerprint(token) })
    },

    /** Ends one session of a user; returns false if it does not exist. */
    async endOne(userId: string, id: string, transaction: Transaction): Promise<boolean> {
      return (await collection.deleteOne({ _id: id, userId }, { session: transaction })).deletedCount === 1
    },

    /** Ends all sessions of a user. */
    async endAll(userId: string, transaction: Transaction): Promise<void> {
      await collection.deleteMany({ userId }, { session: transaction })
    },

    /**
     * Ends all sessions of an account, except that the session of this token continues under a new one, which is returned:
     * copies of the old token open nothing. Returns null and ends nothing if the session has ended itself: another change
     * of the account may have renewed it since the request's rights were read.
     */
    async renew(
      token: string,
      { id: userId, ...secret }: SessionAccount,
      transaction: Transaction,
    ): Promise<string | null> {
      const options = { session: transaction }
      const [previous, next] = [fingerprint(token), newToken()]
      const session = await collection.findOne({ _id: previous, userId, ...unexpired }, options)
      if (!session) return null
      await collection.deleteMany({ userId, _id: { $ne: previous } }, options)
      await collection.updateOne(
        { _id: previous },
        [{ $set: { replaced: true, expiresAt: { $add: ['$$NOW', replacedLife] } } }],
        options,
      )
      await collection.insertOne({ ...session, _id: fingerprint(next), credentials: credentialsOf(secret) }, options)
      return next
    },
  }
}
