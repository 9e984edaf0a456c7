import type { PreviewLink } from '@torneo/contracts/content/preview'
import { z } from 'zod/mini'
import { fingerprint, newToken } from '../../platform/crypto/secret-token'
import { row, StoredAuthor } from '../../platform/database/checked-collection'
import type { Author, Database, Transaction, Write } from '../../platform/database/database'

/** Milliseconds for which a link is valid. */
const linkLife = 24 * 3_600_000

/** Stored under the fingerprint of the link's token. Links of earlier versions have no author and are invalid. */
const StoredLink = row({ by: z.optional(StoredAuthor), createdAt: z.optional(z.date()), expiresAt: z.date() })

/** Stores links to the preview (B53). A link contains a random token; only the token's fingerprint is stored. */
export function createPreviewLinksRepository(database: Database) {
  const links = database.collection('preview_links', StoredLink, [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }])
  const unexpired = { $expr: { $gt: ['$expiresAt', '$$NOW'] } }

  return {
    /** Creates a link; its token is returned only here. */
    async create({ by: { id, name }, transaction }: Write): Promise<{ token: string; expiresAt: string }> {
      const token = newToken()
      const now = await database.now()
      const expiresAt = new Date(now.getTime() + linkLife)
      await links.insertOne(
        { _id: fingerprint(token), by: { id, name }, createdAt: now, expiresAt },
        transaction ? { session: transaction } : {},
      )
      return { token, expiresAt: expiresAt.toISOString() }
    },

    /** Returns the author of a valid link; null for any other. */
    makerOf: async (token: string): Promise<Author | null> =>
      (await links.findOne({ _id: fingerprint(token), ...unexpired }))?.by ?? null,

    /** Lists the valid links, newest first. */
    async list(): Promise<PreviewLink[]> {
      const found = await links.find(unexpired).sort({ createdAt: -1, _id: -1 }).toArray()
      return found.flatMap(({ _id: id, by, createdAt, expiresAt }) =>
        by && createdAt ? [{ id, by, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }] : [],
      )
    },

    async endAll(session: Transaction): Promise<void> {
      await links.deleteMany({}, { session })
    },
  }
}
