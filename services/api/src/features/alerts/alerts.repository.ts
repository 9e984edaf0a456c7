import { AlertSubscription } from '@torneo/contracts/alerts'
import { z } from 'zod/mini'
import { row } from '../../platform/checked-collection'
import type { Database } from '../../platform/database'
import type { SealedTexts } from '../../platform/sealed-text'
import { fingerprint } from '../../platform/secret-token'

/** Devices at most; a dead one is dropped at its next alert. */
const maxSubscriptions = 20_000
/** Seconds for which it is known that an alert was sent. */
const claimLife = 2 * 24 * 3600

/** By the fingerprint of the endpoint. */
const StoredSubscription = row({ ...AlertSubscription.shape })
type StoredSubscription = z.output<typeof StoredSubscription>

/** `privateKey` is sealed where there is a key for it. */
const StoredKeys = row({ publicKey: z.string(), privateKey: z.string() })
type StoredKeys = Readonly<z.output<typeof StoredKeys>>

export type AlertKeys = Pick<StoredKeys, 'publicKey' | 'privateKey'>
export type AlertsRepository = ReturnType<typeof createAlertsRepository>

/** Who wants which alerts (no name, no address, nothing but what the browser gave), the keys that sign them, and which were sent. */
export function createAlertsRepository(database: Database, sealedTexts: SealedTexts) {
  const subscriptions = database.collection('alert_subscriptions', StoredSubscription, [{ key: { promotionIds: 1 } }])
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

    /** Says whether there was room. */
    async save({ endpoint, keys: own, promotionIds }: AlertSubscription): Promise<boolean> {
      const _id = fingerprint(endpoint)
      const fields = { endpoint, keys: own, promotionIds: [...promotionIds] }
      if ((await subscriptions.updateOne({ _id }, { $set: fields })).matchedCount === 1) return true
      if (await subscriptions.estimatedDocumentCount() >= maxSubscriptions) return false
      await subscriptions.updateOne({ _id }, { $set: fields }, { upsert: true })
      return true
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
