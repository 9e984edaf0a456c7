import { type Database, isDuplicate, type Transaction } from '../platform/database'

/** Seconds a key is remembered. */
const memory = 48 * 3600

interface StoredOperation {
  _id: string
  userId: string
  key: string
  fingerprint: string
  answer: unknown
  createdAt: Date
}

/** A command that had its effect: what was asked and what was answered. */
export interface Operation {
  fingerprint: string
  answer: unknown
}

export type OperationsRepository = ReturnType<typeof createOperationsRepository>

/** Commands by user and Idempotency-Key, so that the same one twice has one effect (contract, Common). */
export function createOperationsRepository(database: Database) {
  const collection = database.collection<StoredOperation>('operations', [{ key: { createdAt: 1 }, expireAfterSeconds: memory }])
  const idOf = (userId: string, key: string) => `${userId}:${key}`

  return {
    async find(userId: string, key: string): Promise<Operation | null> {
      return collection.findOne({ _id: idOf(userId, key) }, { projection: { fingerprint: 1, answer: 1 } })
    },

    /**
     * Takes the key, first thing in the transaction of the effect: a second one at once waits here for the first.
     * False when the key is taken; the transaction must then end.
     */
    async take(userId: string, key: string, asked: string, transaction: Transaction): Promise<boolean> {
      try {
        await collection.updateOne({ _id: idOf(userId, key), fingerprint: { $exists: false } }, [{
          $set: { userId: { $literal: userId }, key: { $literal: key }, fingerprint: { $literal: asked }, createdAt: '$$NOW' },
        }], { upsert: true, session: transaction })
        return true
      } catch (error) {
        if (isDuplicate(error)) return false
        throw error
      }
    },

    async keepAnswer(userId: string, key: string, answer: unknown, transaction: Transaction): Promise<void> {
      await collection.updateOne({ _id: idOf(userId, key) }, { $set: { answer } }, { session: transaction })
    },
  }
}
