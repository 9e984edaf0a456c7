import { AlertSubscription } from '@torneo/contracts/tournament/alerts'
import { z } from 'zod/mini'
import type { SealedTexts } from '../../platform/crypto/sealed-text'
import { fingerprint } from '../../platform/crypto/secret-token'
import { anyRow, row } from '../../platform/database/checked-collection'
import type { Database } from '../../platform/database/database'
import { visible } from '../../platform/database/soft-delete'

/** Maximum number of devices; a dead one is removed at its next alert. */
const maxSubscriptions = 20_000
/** Seconds without use after which a device is removed, and milliseconds after which it makes room for a new one. */
const [unusedLife, unusedMs] = [180 * 24 * 3600, 30 * 24 * 3_600_000]
/** Maximum age of `usedAt` in milliseconds. */
const usedInterval = 7 * 24 * 3_600_000
/** Seconds for which a sent alert is remembered. */
const claimLife = 2 * 24 * 3600

/** Stored under the endpoint's fingerprint. */
const StoredSubscription = row({ ...AlertSubscription.shape, usedAt: z.optional(z.date()) })
type StoredSubscription = z.output<typeof StoredSubscription>

/** `privateKey` is encrypted if a key for that is configured. */
const StoredKeys = row({ publicKey: z.string(), privateKey: z.string() })
type StoredKeys = Readonly<z.output<typeof StoredKeys>>

export type AlertKeys = Pick<StoredKeys, 'publicKey' | 'privateKey'>
export type AlertsRepository = ReturnType<typeof createAlertsRepository>

/**
 * Stores subscriptions to alerts (only what the browser supplies: no name or address), the keys that sign alerts, and
 * the alerts sent.
 */
export function createAlertsRepository(database: Database, sealedTexts: SealedTexts) {
  const subscriptions = database.collection('alert_subscriptions', StoredSubscription, [
    { key: { promotionIds: 1 } },
    { key: { usedAt: 1 }, expireAfterSeconds: unusedLife },
  ])
  const promotions = database.collection('promotions', anyRow())
  const keys = database.collection('alert_keys', StoredKeys)
  const claims = database.collection('alert_claims', row({ at: z.date() }), [
    { key: { at: 1 }, expireAfterSeconds: claimLife },
  ])

  return {
    /**
     * Returns the keys, generated once for all nodes. Keys that were encrypted with another secret are replaced, and
     * their subscriptions removed.
     */
    async keys(): Promise<AlertKeys> {
      for (;;) {
        const stored = await keys.findOne({ _id: 'vapid' })
        const privateKey = stored && sealedTexts.open(stored.privateKey, stored.publicKey)
        if (stored && privateKey !== null) return { publicKey: stored.publicKey, privateKey }
        if (stored) {
          await keys.deleteOne({ _id: 'vapid', publicKey: stored.publicKey })
          await subscriptions.deleteMany({})
        }
        const { generateVAPIDKeys } = (await import('web-push')).default
        const fresh = generateVAPIDKeys()
        await keys.updateOne(
          { _id: 'vapid' },
          {
            $setOnInsert: {
              publicKey: fresh.publicKey,
              privateKey: sealedTexts.seal(fresh.privateKey, fresh.publicKey),
            },
          },
          { upsert: true },
        )
      }
    },

    /** Returns those of these promotions that exist. */
    known: (promotionIds: readonly string[]): Promise<string[]> =>
      promotions
        .find({ _id: { $in: [...promotionIds] }, ...visible } as object, { projection: { _id: 1 } })
        .map(({ _id }) => _id)
        .toArray(),

    has: async (endpoint: string): Promise<boolean> =>
      (await subscriptions.countDocuments({ _id: fingerprint(endpoint) })) === 1,

    /** Saves a device; false if there is no room, which a device unused for a month would make. */
    async save({ endpoint, keys: own, promotionIds }: AlertSubscription): Promise<boolean> {
      const _id = fingerprint(endpoint)
      const now = await database.now()
      const fields = { endpoint, keys: own, promotionIds: [...promotionIds], usedAt: now }
      if ((await subscriptions.updateOne({ _id }, { $set: fields })).matchedCount === 1) return true
      if ((await subscriptions.estimatedDocumentCount()) >= maxSubscriptions) {
        const unused = {
          $or: [{ usedAt: { $lt: new Date(now.getTime() - unusedMs) } }, { usedAt: { $exists: false } }],
        }
        if (!(await subscriptions.findOneAndDelete(unused, { sort: { usedAt: 1 } }))) return false
      }
      await subscriptions.updateOne({ _id }, { $set: fields }, { upsert: true })
      return true
    },

    /** Records an alert to a device, at most once a week. */
    async use({ _id, usedAt }: StoredSubscription): Promise<void> {
      if (usedAt && Date.now() - usedAt.getTime() < usedInterval) return
      await subscriptions.updateOne({ _id }, { $currentDate: { usedAt: true } })
    },

    async remove(endpoint: string): Promise<void> {
      await subscriptions.deleteOne({ _id: fingerprint(endpoint) })
    },

    isEmpty: async (): Promise<boolean> => (await subscriptions.findOne({}, { projection: { _id: 1 } })) === null,

    /** Lists the followers of these promotions. */
    of: (promotionIds: readonly string[]): AsyncIterable<StoredSubscription> =>
      subscriptions.find({ promotionIds: { $in: [...promotionIds] } }),

    /** Counts the followers of these promotions. */
    countOf: (promotionIds: readonly string[]): Promise<number> =>
      subscriptions.countDocuments({ promotionIds: { $in: [...promotionIds] } }),

    /** Claims an alert; true on the one node that must send it. */
    async claim(id: string): Promise<boolean> {
      return (
        (await claims.updateOne({ _id: id }, [{ $set: { at: { $ifNull: ['$at', '$$NOW'] } } }], { upsert: true }))
          .upsertedCount === 1
      )
    },
  }
}
