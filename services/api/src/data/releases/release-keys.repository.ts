import { type ReleaseKey, releaseKeyPrefix } from '@torneo/contracts/releases/releases'
import { z } from 'zod/mini'
import { fingerprint, newToken } from '../../platform/crypto/secret-token'
import { row, StoredAuthor } from '../../platform/database/checked-collection'
import type { Database, Write } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'

const StoredKey = row({
  /** Fingerprint of the secret, which is not stored. */
  secret: z.string(),
  app: z.string(),
  name: z.string(),
  by: StoredAuthor,
  createdAt: z.date(),
  lastUsedAt: z.nullable(z.date()),
  revoked: z.nullable(z.object({ at: z.date(), by: StoredAuthor })),
})
type StoredKey = z.output<typeof StoredKey>

/** Maximum age of `lastUsedAt` in milliseconds: a release takes several calls. */
const lastUsedIntervalMs = 60_000

const shown = ({ _id: id, app, name, by, createdAt, lastUsedAt, revoked }: StoredKey): ReleaseKey => ({
  id,
  app,
  name,
  by,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  revoked: revoked && { at: revoked.at.toISOString(), by: revoked.by },
})

export type ReleaseKeysRepository = ReturnType<typeof createReleaseKeysRepository>

/** Stores the release keys of teams: a team has a random secret, the database its fingerprint. */
export function createReleaseKeysRepository(database: Database) {
  const keys = database.collection('release_keys', StoredKey, [{ key: { secret: 1 } }])

  return {
    list: async (): Promise<ReleaseKey[]> => (await keys.find().sort({ createdAt: -1, _id: -1 }).toArray()).map(shown),

    /** Creates a key; returns its secret, which is not stored. */
    async create(
      { app, name }: Pick<ReleaseKey, 'app' | 'name'>,
      { by, transaction }: Required<Write>,
    ): Promise<{ key: ReleaseKey; secret: string }> {
      const secret = releaseKeyPrefix + newToken()
      const stored: StoredKey = {
        _id: newId(),
        secret: fingerprint(secret),
        app,
        name,
        by,
        createdAt: await database.now(),
        lastUsedAt: null,
        revoked: null,
      }
      await keys.insertOne(stored, { session: transaction })
      return { key: shown(stored), secret }
    },

    /** Finds the key with this secret, unless it was revoked, and records its use. */
    async find(secret: string): Promise<ReleaseKey | null> {
      const found = await keys.findOne({ secret: fingerprint(secret), revoked: null })
      if (found && Date.now() - (found.lastUsedAt?.getTime() ?? 0) > lastUsedIntervalMs)
        await keys.updateOne({ _id: found._id }, { $currentDate: { lastUsedAt: true } })
      return found && shown(found)
    },

    /** Revokes a key and returns it; null if there is no valid one. */
    async revoke(id: string, { by, transaction }: Required<Write>): Promise<ReleaseKey | null> {
      const revoked = { at: await database.now(), by }
      const found = await keys.findOneAndUpdate(
        { _id: id, revoked: null },
        { $set: { revoked } },
        { session: transaction, returnDocument: 'after' },
      )
      return found && shown(found)
    },
  }
}
