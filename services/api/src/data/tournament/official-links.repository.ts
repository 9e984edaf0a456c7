import type { OfficialLink } from '@torneo/contracts/match/official-links'
import { z } from 'zod/mini'
import { fingerprint, newToken } from '../../platform/crypto/secret-token'
import { row, StoredAuthor } from '../../platform/database/checked-collection'
import type { Database, Transaction, Write } from '../../platform/database/database'

/** Stored under the official's id: a new link replaces the one before. */
const StoredLink = row({
  /** Fingerprint of the token in its address. */
  token: z.string(),
  by: StoredAuthor,
  createdAt: z.date(),
  /** Absent before the first. */
  openedAt: z.optional(z.date()),
  /** Last 'Confirmo', with the version of the page that was read. */
  confirmed: z.optional(z.object({ at: z.date(), version: z.string() })),
})
type StoredLink = z.output<typeof StoredLink>

export interface FoundLink {
  /** The official's id. */
  readonly id: string
  readonly confirmed: StoredLink['confirmed'] | undefined
}

const shown = ({ _id: id, createdAt, by, openedAt, confirmed }: StoredLink): OfficialLink => ({
  id,
  by,
  createdAt: createdAt.toISOString(),
  openedAt: openedAt?.toISOString() ?? null,
  confirmedAt: confirmed?.at.toISOString() ?? null,
})

/** Stores the links of officials: each link has a random token, the database its hash. */
export function createOfficialLinksRepository(database: Database) {
  const collection = database.collection('official_links', StoredLink, [{ key: { token: 1 } }])

  return {
    /** Creates a link, which ends the one before; returns its token, which is not stored. */
    async create(id: string, { by, transaction }: Required<Write>): Promise<{ link: OfficialLink; token: string }> {
      const token = newToken()
      const stored = { token: fingerprint(token), by: { id: by.id, name: by.name }, createdAt: await database.now() }
      await collection.replaceOne({ _id: id }, stored, { upsert: true, session: transaction })
      return { link: shown({ _id: id, ...stored }), token }
    },

    list: async (): Promise<OfficialLink[]> => (await collection.find({}).toArray()).map(shown),

    /** Ends a link; false if there is none. */
    revoke: async (id: string, session: Transaction): Promise<boolean> =>
      (await collection.deleteOne({ _id: id }, { session })).deletedCount === 1,

    /** Finds the link of a token, and notes that it was opened; null for an unknown one. */
    async open(token: string): Promise<FoundLink | null> {
      const found = await collection.findOneAndUpdate({ token: fingerprint(token) }, [{ $set: { openedAt: '$$NOW' } }])
      return found && { id: found._id, confirmed: found.confirmed }
    },

    async confirm(token: string, version: string): Promise<void> {
      await collection.updateOne({ token: fingerprint(token) }, [
        { $set: { confirmed: { at: '$$NOW', version: { $literal: version } } } },
      ])
    },
  }
}
