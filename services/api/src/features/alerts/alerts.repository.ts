import { AlertSubscription } from '@torneo/contracts/alerts'
import { z } from 'zod/mini'
import { anyRow, row } from '../../platform/checked-collection'
import type { Database } from '../../platform/database'
import { visible } from '../../platform/hidden'
import type { SealedTexts } from '../../platform/sealed-text'
import { fingerprint } from '../../platform/secret-token'

/** Devices at most; a dead one is dropped at its next alert. */
const maxSubscriptions = 20_000
/** Seconds after which a device that got no alert and asked for none is dropped, and milliseconds after which it makes room when there is none. */
const [unusedLife, unusedMs] = [180 * 24 * 3600, 30 * 24 * 3_600_000]
/** Milliseconds: how stale `usedAt` may be. */
const usedInterval = 7 * 24 * 3_600_000
/** Seconds for which it is known that an alert was sent. */
const claimLife = 2 * 24 * 3600

/** By the fingerprint of the endpoint. */
const StoredSubscription = row({ ...AlertSubscription.shape, usedAt: z.optional(z.date()) })
type StoredSubscription = z.output<typeof StoredSubscription>

/** `privateKey` is sealed where there is a key for it. */
const StoredKeys = row({ publicKey: z.string(), privateKey: z.string() })
type StoredKeys = Readonly<z.output<typeof StoredKeys>>

export type AlertKeys = Pick<StoredKeys, 'publicKey' | 'privateKey'>
export type AlertsRepository = ReturnType<typeof createAlertsRepository>

/** Who wants which alerts (no name, no address, nothing but what the browser gave), the keys that sign them, and which were sent. */
export function createAlertsRepository(database: Database, sealedTexts: SealedTexts) {
  const subscriptions = database.collection('alert_subscriptions', StoredSubscription, [{ key: { promotionIds: 1 } }, { key: { usedAt: 1 }, expireAfterSeconds: unusedLife }])
  const promotions = database.collection('promotions', anyRow())
  const keys = database.collection('alert_keys', StoredKeys)
  const claims = database.collection('alert_claims', row({ at: z.date() }), [{ key: { at: 1 }, expireAfterSeconds: claimLife }])

  return {
    /** Made once for all nodes. Keys that were sealed with another secret are replaced, and what was subscribed with them is dropped. */
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
        await keys.updateOne({ _id: 'vapid' }, {
          $setOnInsert: { publicKey: fresh.publicKey, privateKey: sealedTexts.seal(fresh.privateKey, fresh.publicKey) },
        }, { upsert: true })
      }
    },

    /** Those of these promotions that are there. */
    known: (promotionIds: readonly string[]): Promise<string[]> =>
      promotions.find({ _id: { $in: [...promotionIds] }, ...visible } as object, { projection: { _id: 1 } }).map(({ _id }) => _id).toArray(),

    has: async (endpoint: string): Promise<boolean> => await subscriptions.countDocuments({ _id: fingerprint(endpoint) }) === 1,

    /** Says whether there was room: a device that was not used for a month makes some. */
    async save({ endpoint, keys: own, promotionIds }: AlertSubscription): Promise<boolean> {
      const _id = fingerprint(endpoint)
      const now = await database.now()
      const fields = { endpoint, keys: own, promotionIds: [...promotionIds], usedAt: now }
      if ((await subscriptions.updateOne({ _id }, { $set: fields })).matchedCount === 1) return true
      if (await subscriptions.estimatedDocumentCount() >= maxSubscriptions) {
        const unused = { $or: [{ usedAt: { $lt: new Date(now.getTime() - unusedMs) } }, { usedAt: { $exists: false } }] }
        if (!await subscriptions.findOneAndDelete(unused, { sort: { usedAt: 1 } })) return false
      }
      await subscriptions.updateOne({ _id }, { $set: fields }, { upsert: true })
      return true
    },

    /** A device got an alert: written once a week. */
    async use({ _id, usedAt }: StoredSubscription): Promise<void> {
      if (usedAt && Date.now() - usedAt.getTime() < usedInterval) return
      await subscriptions.updateOne({ _id }, { $currentDate: { usedAt: true } })
    },

    async remove(endpoint: string): Promise<void> {
      await subscriptions.deleteOne({ _id: fingerprint(endpoint) })
    },

    isEmpty: async (): Promise<boolean> => await subscriptions.findOne({}, { projection: { _id: 1 } }) === null,

    /** Whoever follows one of these promotions. */
    of: (promotionIds: readonly string[]): AsyncIterable<StoredSubscription> => subscriptions.find({ promotionIds: { $in: [...promotionIds] } }),

    /** True for the one node, of all that ask for it, that sends this alert. */
    async claim(id: string): Promise<boolean> {
      return (await claims.updateOne({ _id: id }, [{ $set: { at: { $ifNull: ['$at', '$$NOW'] } } }], { upsert: true })).upsertedCount === 1
    },
  }
}
