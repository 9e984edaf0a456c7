import { z } from 'zod/mini'
import { row } from '../database/checked-collection'
import type { Database, Insert, Transaction } from '../database/database'

/** Seconds for which a key is stored. */
const lifetime = 48 * 3600

const StoredOperation = row({
  userId: z.string(),
  key: z.string(),
  fingerprint: z.string(),
  answer: z.optional(z.unknown()),
  createdAt: z.date(),
})

/** A completed command: its request's fingerprint, and its response. */
export interface Operation {
  fingerprint: string
  /** Absent if the command's response is empty. */
  answer?: unknown
}

export type OperationsRepository = ReturnType<typeof createOperationsRepository>

/** Stores commands by user and Idempotency-Key, so that a repeated one has no second effect (contract, Common). */
export function createOperationsRepository(database: Database) {
  const collection = database.collection('operations', StoredOperation, [
    { key: { createdAt: 1 }, expireAfterSeconds: lifetime },
  ])
  const idOf = (userId: string, key: string) => `${userId}:${key}`

  return {
    async find(userId: string, key: string): Promise<Operation | null> {
      return collection.findOne({ _id: idOf(userId, key) }, { projection: { fingerprint: 1, answer: 1 } })
    },

    /** Adds a command to the transaction of its effect; fails if the key is taken. */
    async add(
      userId: string,
      key: string,
      { fingerprint, answer }: Operation,
      transaction: Transaction,
    ): Promise<void> {
      const document = { _id: idOf(userId, key), userId, key, fingerprint, answer, createdAt: await database.now() }
      await database.insert({ collection: collection as unknown as Insert['collection'], document }, transaction)
    },
  }
}
