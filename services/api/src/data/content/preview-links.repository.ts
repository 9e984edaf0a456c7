import type { PreviewLink } from '@torneo/contracts/content/preview'
import { z } from 'zod/mini'
import { fingerprint, newToken } from '../../platform/crypto/secret-token'
import { row, StoredAuthor } from '../../platform/database/checked-collection'
import type { Database, Transaction, Write } from '../../platform/database/database'

/** Milliseconds for which a link is valid. */
const linkLife = 24 * 3_600_000

/** Stored under the fingerprint of the link's token. Links of earlier versions have no author or role and are invalid. */
const StoredLink = row({
  by: z.optional(StoredAuthor),
  /** The author's role when it was created. */
  role: z.optional(z.string()),
  createdAt: z.optional(z.date()),
  expiresAt: z.date(),
})

export type PreviewLinksRepository = ReturnType<typeof createPreviewLinksRepository>

/** Stores links to the preview (B53). A link contains a random token; only the token's fingerprint is stored. */
export function createPreviewLinksRepository(database: Database) {
  const links = database.collection('preview_links', StoredLink, [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }])
  const unexpired = { $expr: { $gt: ['$expiresAt', '$$NOW'] } }

  return {
    /** Creates a link; its token is returned only here. */
    async create(
      { by: { id, name }, transaction }: Write,
      role: string,
    ): Promise<{ token: string; expiresAt: string }> {
      const token = newToken()
      const now = await database.now()
      const expiresAt = new Date(now.getTime() + linkLife)
      await links.insertOne(
        { _id: fingerprint(token), by: { id, name }, role, createdAt: now, expiresAt },
        transaction ? { session: transaction } : {},
      )
      return { token, expiresAt: expiresAt.toISOString() }
    },

    /** Returns the author of a valid link, with the role at its creation; null for any other. */
    async makerOf(token: string): Promise<{ readonly id: string; readonly role: string | undefined } | null> {
      const found = await links.findOne({ _id: fingerprint(token), ...unexpired })
      return found?.by ? { id: found.by.id, role: found.role } : null
    },

    /** Ends all links of authors who are not among these, or have another role by now. */
    async endOthers(makers: ReadonlyMap<string, { readonly role: string }>): Promise<void> {
      const valid = [...makers].map(([id, { role }]) => ({ 'by.id': id, role }))
      await links.deleteMany(valid.length === 0 ? {} : { $nor: valid })
    },

    /** Ends the links of an author, whose right to them has changed. */
    async endOf(id: string, session: Transaction): Promise<void> {
      await links.deleteMany({ 'by.id': id }, { session })
    },

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
