import { z } from 'zod/mini'
import { row, StoredAuthor } from '../platform/checked-collection'
import type { Database, Transaction, Write } from '../platform/database'
import { fingerprint, newToken } from '../platform/secret-token'

const hour = 3_600_000
/** Milliseconds that a link is good. */
const linkLife = 48 * hour

/** By the account's id: a new link takes the place of the one before. */
const AccessLink = row({
  token: z.string(),
  /** Fingerprint of what was stored of the password when the link was made: any other end of that password ends the link. */
  credentials: z.string(),
  /** As it was then: a link opens no account that may do more by now. */
  role: z.string(),
  by: StoredAuthor,
  createdAt: z.date(),
  expiresAt: z.date(),
})

/** What a link needs of the account that it is for. */
interface LinkAccount {
  readonly id: string
  readonly passwordHash: string
  readonly role: string
}

export type AccessLinksRepository = ReturnType<typeof createAccessLinksRepository>

/** Links by which somebody chooses the password of their account: good once, a random token with them, its hash here. */
export function createAccessLinksRepository(database: Database) {
  const collection = database.collection('access_links', AccessLink, [
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
    { key: { token: 1 } },
  ])

  return {
    /** A new link for an account; gives its token, the only time that is seen. */
    async create({ id, passwordHash, role }: LinkAccount, { by, transaction }: Write): Promise<{ token: string; expiresAt: string }> {
      const token = newToken()
      const now = await database.now()
      const expiresAt = new Date(now.getTime() + linkLife)
      await collection.replaceOne({ _id: id }, {
        token: fingerprint(token), credentials: fingerprint(passwordHash), role, by: { id: by.id, name: by.name }, createdAt: now, expiresAt,
      }, { upsert: true, ...(transaction ? { session: transaction } : {}) })
      return { token, expiresAt: expiresAt.toISOString() }
    },

    /** The account that a token is for, and whether it still opens that as it is; null for one that is unknown, used, replaced or too old. */
    async find(token: string, transaction?: Transaction): Promise<{ id: string; opens: (account: LinkAccount) => boolean } | null> {
      const link = await collection.findOne(
        { token: fingerprint(token), $expr: { $gt: ['$expiresAt', '$$NOW'] } }, transaction ? { session: transaction } : {},
      )
      return link && { id: link._id, opens: ({ passwordHash, role }) => link.credentials === fingerprint(passwordHash) && link.role === role }
    },

    async end(id: string, transaction: Transaction): Promise<void> {
      await collection.deleteOne({ _id: id }, { session: transaction })
    },
  }
}
