import { hash, randomBytes } from 'node:crypto'
import type { Document } from 'mongodb'
import type { Database, Transaction } from './database'

const hour = 3_600_000
/** Milliseconds a session lives: unused, and at most. */
export const sessionLife = { idle: 12 * hour, whole: 7 * 24 * hour }

/** How stale `lastSeenAt` may be; a write on each request would buy nothing. */
const sightInterval = 60_000

interface StoredSession {
  _id: string
  userId: string
  /** The fingerprint of what is stored of the password that opened it; none in one of before there was this field. */
  credentials?: string
  createdAt: Date
  lastSeenAt: Date
  expiresAt: Date
}

/** A session that is valid, and the stored account that it opens. */
export interface OpenSession {
  /** Its id in the database, never the token. */
  readonly id: string
  /** Milliseconds it is still valid. */
  readonly left: number
  readonly account: Document
}

/** What a session needs of the account that it opens. */
interface SessionAccount {
  readonly id: string
  /** What the password was compared with, or what takes its place. */
  readonly passwordHash: string
}

/** Only this is stored: whoever reads the database cannot sign in with it. */
const fingerprint = (secret: string) => hash('sha256', secret)

export type SessionsRepository = ReturnType<typeof createSessionsRepository>

/** Sessions: a random token at the browser, its hash here. */
export function createSessionsRepository(database: Database) {
  const collection = database.collection<StoredSession>('sessions', [
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
    { key: { userId: 1 } },
  ])

  type Found = StoredSession & { left: number; account: Document[] }
  const validOnes = (ids: readonly string[]): Promise<Found[]> => collection.aggregate<Found>([
    { $match: { _id: { $in: ids }, $expr: { $gt: ['$expiresAt', '$$NOW'] } } },
    { $lookup: { from: 'users', localField: 'userId', foreignField: '_id', as: 'account' } },
    { $set: { left: { $subtract: ['$expiresAt', '$$NOW'] } } },
  ]).toArray()

  /** Null for one whose password is no longer the account's: a sign-in that was under way while a new one was set opens nothing. */
  function toOpen({ _id: id, left, credentials, account: [account] }: Found): OpenSession | null {
    if (!account || (credentials !== undefined && credentials !== fingerprint(String(account.passwordHash)))) return null
    return { id, left: Number(left), account }
  }

  return {
    /** The id under which a token's session is stored. */
    idOf: fingerprint,

    /** A new session; gives the token for the cookie, the only time it is seen. */
    async open({ id, passwordHash }: SessionAccount): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      await collection.updateOne({ _id: fingerprint(token) }, [{
        $set: {
          userId: { $literal: id }, credentials: fingerprint(passwordHash), createdAt: '$$NOW', lastSeenAt: '$$NOW', expiresAt: { $add: ['$$NOW', sessionLife.idle] },
        },
      }], { upsert: true })
      return token
    },

    /**
     * A session with its account, in one round trip. Null for an unknown or expired one. Being seen prolongs it, up to its whole life.
     */
    async seen(id: string): Promise<OpenSession | null> {
      const [session] = await validOnes([id])
      if (!session) return null
      if (session.lastSeenAt.getTime() < Date.now() - sightInterval) {
        await collection.updateOne({ _id: session._id }, [{
          $set: {
            lastSeenAt: '$$NOW',
            expiresAt: { $min: [{ $add: ['$$NOW', sessionLife.idle] }, { $add: ['$createdAt', sessionLife.whole] }] },
          },
        }])
      }
      return toOpen(session)
    },

    /** Those of these sessions that are valid now, by their ids in the database; no sight of them. */
    async valid(ids: readonly string[]): Promise<OpenSession[]> {
      return (await validOnes(ids)).flatMap((session) => toOpen(session) ?? [])
    },

    async end(token: string): Promise<void> {
      await collection.deleteOne({ _id: fingerprint(token) })
    },

    /** Ends all sessions of a user. */
    async endAll(userId: string, transaction: Transaction): Promise<void> {
      await collection.deleteMany({ userId }, { session: transaction })
    },

    /** Ends all sessions of an account that is given this password, save the one with this token. */
    async endOthers(token: string, { id: userId, passwordHash }: SessionAccount, transaction: Transaction): Promise<void> {
      const _id = fingerprint(token)
      await collection.deleteMany({ userId, _id: { $ne: _id } }, { session: transaction })
      await collection.updateOne({ _id }, { $set: { credentials: fingerprint(passwordHash) } }, { session: transaction })
    },
  }
}
