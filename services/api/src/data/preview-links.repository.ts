import { z } from 'zod/mini'
import { row } from '../platform/checked-collection'
import type { Database, Write } from '../platform/database'
import { fingerprint, newToken } from '../platform/secret-token'

/** Milliseconds for which a link is valid. */
const linkLife = 24 * 3_600_000

/** Links to the preview (B53). A link contains a random token; only the token's fingerprint is stored. */
export function createPreviewLinksRepository(database: Database) {
  const links = database.collection('preview_links', row({ expiresAt: z.date() }), [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }])

  return {
    /** A new link; its token is returned only here. */
    async create({ transaction }: Write): Promise<{ token: string; expiresAt: string }> {
      const token = newToken()
      const expiresAt = new Date((await database.now()).getTime() + linkLife)
      await links.insertOne({ _id: fingerprint(token), expiresAt }, transaction ? { session: transaction } : {})
      return { token, expiresAt: expiresAt.toISOString() }
    },

    isGood: async (token: string): Promise<boolean> =>
      await links.findOne({ _id: fingerprint(token), $expr: { $gt: ['$expiresAt', '$$NOW'] } }, { projection: { _id: 1 } }) !== null,
  }
}
