import { z } from 'zod/mini'
import { row } from '../../platform/checked-collection'
import type { Database, Transaction } from '../../platform/database'
import { fingerprint, newToken } from '../../platform/secret-token'

/** Milliseconds that somebody has for the second step, or to set up a factor. */
const proofLife = 5 * 60_000

/** A sign-in between its two steps, by the fingerprint of its token; or a factor that is being set up, by the session's id and what it is. */
const PendingProof = row({
  /** Null for a sign-in that a passkey is to tell who it is. */
  userId: z.nullable(z.string()),
  /** What the account's credentials were at the first step. */
  credentials: z.optional(z.string()),
  /** Of an app that is being set up, sealed. */
  secret: z.optional(z.string()),
  /** What a passkey is to sign. */
  challenge: z.optional(z.string()),
  expiresAt: z.date(),
})
type PendingProof = z.output<typeof PendingProof>

export type PendingProofs = ReturnType<typeof createPendingProofs>

/** What waits for a proof. */
export function createPendingProofs(database: Database) {
  const collection = database.collection('pending_proofs', PendingProof, [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }])
  const unexpired = (_id: string) => ({ _id, $expr: { $gt: ['$expiresAt', '$$NOW'] } })
  const put = async (_id: string, fields: Omit<PendingProof, '_id' | 'expiresAt'>): Promise<void> => {
    await collection.replaceOne({ _id }, { ...fields, expiresAt: new Date((await database.now()).getTime() + proofLife) }, { upsert: true })
  }

  return {
    lifeSeconds: proofLife / 1000,

    /** A new sign-in; gives its token, the only time that is seen. */
    async begin(fields: Pick<PendingProof, 'userId' | 'credentials' | 'challenge'>): Promise<string> {
      const token = newToken()
      await put(fingerprint(token), fields)
      return token
    },

    /** The same for a session that sets something up, instead of what it began before. */
    put,

    idOf: (token: string): string => fingerprint(token),

    find: (id: string, transaction?: Transaction): Promise<PendingProof | null> =>
      collection.findOne(unexpired(id), transaction ? { session: transaction } : {}),

    async setChallenge(id: string, challenge: string): Promise<void> {
      await collection.updateOne(unexpired(id), { $set: { challenge } })
    },

    /** The challenge, which is good for one answer. */
    async takeChallenge(id: string): Promise<string | null> {
      return (await collection.findOneAndUpdate(unexpired(id), { $unset: { challenge: true } }))?.challenge ?? null
    },

    /** Ends it; whether it was there, so that of two at once one goes on. */
    async end(id: string, transaction: Transaction): Promise<boolean> {
      return (await collection.deleteOne(unexpired(id), { session: transaction })).deletedCount === 1
    },
  }
}
