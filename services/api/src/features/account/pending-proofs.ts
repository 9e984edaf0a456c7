import { z } from 'zod/mini'
import { fingerprint, newToken } from '../../platform/crypto/secret-token'
import { row } from '../../platform/database/checked-collection'
import type { Database, Transaction } from '../../platform/database/database'

/** Milliseconds in which the second step, or the setup of a factor, must be completed. */
const proofLife = 5 * 60_000

/**
 * A sign-in between its two steps, stored under its token's fingerprint; or the setup of a factor, stored under the
 * session's id and the kind of factor.
 */
const PendingProof = row({
  /** Null for a sign-in whose user the passkey will identify. */
  userId: z.nullable(z.string()),
  /** The account's credentials at the first step. */
  credentials: z.optional(z.string()),
  /** Encrypted secret of an app during its setup. */
  secret: z.optional(z.string()),
  /** Challenge that a passkey must sign. */
  challenge: z.optional(z.string()),
  expiresAt: z.date(),
})
type PendingProof = z.output<typeof PendingProof>

export type PendingProofs = ReturnType<typeof createPendingProofs>

/** Stores sign-ins and setups that await a proof. */
export function createPendingProofs(database: Database) {
  const collection = database.collection('pending_proofs', PendingProof, [
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ])
  const unexpired = (_id: string) => ({ _id, $expr: { $gt: ['$expiresAt', '$$NOW'] } })
  const put = async (_id: string, fields: Omit<PendingProof, '_id' | 'expiresAt'>): Promise<void> => {
    await collection.replaceOne(
      { _id },
      { ...fields, expiresAt: new Date((await database.now()).getTime() + proofLife) },
      { upsert: true },
    )
  }

  return {
    lifeSeconds: proofLife / 1000,

    /** Begins a sign-in; returns its token, which is not stored. */
    async begin(fields: Pick<PendingProof, 'userId' | 'credentials' | 'challenge'>): Promise<string> {
      const token = newToken()
      await put(fingerprint(token), fields)
      return token
    },

    /** Begins a session's setup of a factor, in place of any earlier one. */
    put,

    idOf: (token: string): string => fingerprint(token),

    find: (id: string, transaction?: Transaction): Promise<PendingProof | null> =>
      collection.findOne(unexpired(id), transaction ? { session: transaction } : {}),

    async setChallenge(id: string, challenge: string): Promise<void> {
      await collection.updateOne(unexpired(id), { $set: { challenge } })
    },

    /** Returns the challenge and removes it, because it is valid for one response. */
    async takeChallenge(id: string): Promise<string | null> {
      return (await collection.findOneAndUpdate(unexpired(id), { $unset: { challenge: true } }))?.challenge ?? null
    },

    /** Removes a pending proof; false if it is missing, so that only one of two parallel requests succeeds. */
    async end(id: string, transaction: Transaction): Promise<boolean> {
      return (await collection.deleteOne(unexpired(id), { session: transaction })).deletedCount === 1
    },
  }
}
