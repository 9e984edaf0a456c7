import { z } from 'zod/mini'
import { fingerprint, newToken } from '../../platform/crypto/secret-token'
import { row, StoredAuthor } from '../../platform/database/checked-collection'
import type { Database, Transaction, Write } from '../../platform/database/database'

const hour = 3_600_000
/** Milliseconds for which a link is valid. */
const linkLife = 48 * hour

/** Stored under the account's id: a new link replaces the previous one. */
const AccessLink = row({
  token: z.string(),
  /** Fingerprint of the account's password hash when the link was made: any change of password ends the link. */
  credentials: z.string(),
  /** Role of the account when the link was made: a link never opens an account that has more rights now. */
  role: z.string(),
  by: StoredAuthor,
  createdAt: z.date(),
  expiresAt: z.date(),
})

/** Properties of an account that a link is bound to. */
interface LinkAccount {
  readonly id: string
  readonly passwordHash: string
  readonly role: string
}

export type AccessLinksRepository = ReturnType<typeof createAccessLinksRepository>

/**
 * Links with which users choose the password of their account, valid once: the link has a random token, the database
 * its hash.
 */
export function createAccessLinksRepository(database: Database) {
  const collection = database.collection('access_links', AccessLink, [
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
    { key: { token: 1 } },
  ])

  return {
    /** Creates a link for an account; returns its token, which is not stored. */
    async create(
      { id, passwordHash, role }: LinkAccount,
      { by, transaction }: Write,
    ): Promise<{ token: string; expiresAt: string }> {
      const token = newToken()
      const now = await database.now()
      const expiresAt = new Date(now.getTime() + linkLife)
      await collection.replaceOne(
        { _id: id },
        {
          token: fingerprint(token),
          credentials: fingerprint(passwordHash),
          role,
          by: { id: by.id, name: by.name },
          createdAt: now,
          expiresAt,
        },
        { upsert: true, ...(transaction ? { session: transaction } : {}) },
      )
      return { token, expiresAt: expiresAt.toISOString() }
    },

    /**
     * Finds the account of a token, with a check whether the link still opens it; null if the token is unknown, used,
     * replaced or expired.
     */
    async find(
      token: string,
      transaction?: Transaction,
    ): Promise<{ id: string; opens: (account: LinkAccount) => boolean } | null> {
      const link = await collection.findOne(
        { token: fingerprint(token), $expr: { $gt: ['$expiresAt', '$$NOW'] } },
        transaction ? { session: transaction } : {},
      )
      return (
        link && {
          id: link._id,
          opens: ({ passwordHash, role }) => link.credentials === fingerprint(passwordHash) && link.role === role,
        }
      )
    },

    async end(id: string, transaction: Transaction): Promise<void> {
      await collection.deleteOne({ _id: id }, { session: transaction })
    },
  }
}
