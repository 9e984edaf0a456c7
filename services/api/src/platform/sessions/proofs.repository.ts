import { proofMinutes } from '@torneo/contracts/people/proof'
import { z } from 'zod/mini'
import { fingerprint, newToken } from '../crypto/secret-token'
import { row } from '../database/checked-collection'
import type { Database } from '../database/database'

/** A proof under its token's fingerprint. */
const StoredProof = row({ sessionId: z.string(), expiresAt: z.date() })

export type ProofsRepository = ReturnType<typeof createProofsRepository>

/**
 * Stores proofs that the person of a session was there. One is bound to its session's id, so it ends with the session,
 * and with a new password, which gives the session a new id.
 */
export function createProofsRepository(database: Database) {
  const collection = database.collection('proofs', StoredProof, [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }])

  return {
    /** Begins a proof; returns its token, which is not stored. */
    async begin(sessionId: string): Promise<{ readonly proof: string; readonly until: Date }> {
      const proof = newToken()
      const until = new Date((await database.now()).getTime() + proofMinutes * 60_000)
      await collection.insertOne({ _id: fingerprint(proof), sessionId, expiresAt: until })
      return { proof, until }
    },

    isValid: async (proof: string, sessionId: string): Promise<boolean> =>
      (await collection.countDocuments({
        _id: fingerprint(proof),
        sessionId,
        $expr: { $gt: ['$expiresAt', '$$NOW'] },
      })) === 1,
  }
}
