import { Official, OfficialDraft } from '@torneo/contracts/match/officials'
import { officialKey } from '@torneo/domain/fixture/officials'
import { z } from 'zod/mini'
import type { Database, Transaction, Write } from '../../platform/database/database'
import { createRepository } from '../../platform/database/repository'

/** `key` makes a name unique whatever its accents and spaces. */
export type StoredOfficial = Official & { key: string }

const withKey = (fields: { readonly [Field in keyof OfficialDraft]?: OfficialDraft[Field] | undefined }) =>
  fields.name === undefined ? fields : { ...fields, key: officialKey(fields.name) }

/** Stores the names of referees and table officials, listed by name (B47). */
export function createOfficialsRepository(database: Database) {
  const officials = createRepository<StoredOfficial, OfficialDraft & { key: string }>(database, {
    name: 'officials',
    shape: Official,
    // A deleted name has a batch of its own, so the list can have it again.
    indexes: [{ key: { key: 1, 'deleted.batch': 1 }, unique: true }],
    sort: { name: 1 },
    stored: { key: z.string() },
  })
  const createAll = (drafts: readonly OfficialDraft[], write: Required<Write>) =>
    officials.createAll(
      drafts.map((draft) => ({ ...draft, key: officialKey(draft.name) })),
      write,
    )
  return {
    ...officials,

    /** Keys of the names on the list. */
    async keys(transaction: Transaction): Promise<Set<string>> {
      const { items } = await officials.list({ transaction })
      return new Set(items.map(({ key }) => key))
    },

    createAll,

    async create(draft: OfficialDraft, write: Required<Write>): Promise<StoredOfficial> {
      const [official] = await createAll([draft], write)
      if (!official) throw new Error('A written official was not returned')
      return official
    },

    update: (id: string, change: Parameters<typeof withKey>[0], write: Write) =>
      officials.update(id, withKey(change), write),
  }
}
