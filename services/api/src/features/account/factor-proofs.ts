import type { FastifyRequest } from 'fastify'
import type { SecondFactorsRepository, StoredSecondFactor } from '../../data/accounts/second-factors.repository'
import type { Database, Transaction } from '../../platform/database/database'
import { stepOfCode } from './app-codes'
import { relyingPartyOf, requestOptions, usesOfResponse } from './passkeys'
import type { PendingProofs } from './pending-proofs'

/**
 * A verified second step: its method, and the function that marks it as used, which returns false if it was used
 * already.
 */
export interface FactorProof {
  readonly by: string
  readonly factors: StoredSecondFactor
  readonly use: (transaction: Transaction) => Promise<boolean>
}

interface Pending {
  readonly _id: string
  readonly userId: string | null
}

interface FactorProofsParts {
  readonly database: Database
  readonly secondFactors: SecondFactorsRepository
  readonly proofs: PendingProofs
}

const digitsOf = (code: string) => code.replace(/[\s-]/g, '')
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(digitsOf(code))

export type FactorProofs = ReturnType<typeof createFactorProofs>

/** Verifies codes and passkeys, of a sign-in and of a session's proof. */
export function createFactorProofs({ database, secondFactors, proofs }: FactorProofsParts) {
  return {
    /** Lists the methods of an account on this host; the challenge for its passkeys is stored at the pending proof. */
    async choice(request: FastifyRequest, { _id, userId }: Pending) {
      const { app, passkeys, recoveryCodes } = await secondFactors.find(userId ?? '')
      const party = relyingPartyOf(request)
      const here = passkeys.filter(({ host }) => host === party.host)
      const passkey = here.length > 0 ? await requestOptions(party, here) : null
      if (passkey) await proofs.setChallenge(_id, passkey.challenge)
      return { app: app !== undefined, recoveryCode: recoveryCodes.length > 0, passkey: passkey && { ...passkey } }
    },

    async ofCode(userId: string, code: string): Promise<FactorProof | null> {
      const factors = await secondFactors.find(userId)
      if (!isAppCode(code))
        return {
          by: 'recovery code',
          factors,
          use: (transaction) => secondFactors.useRecoveryCode(userId, code, transaction),
        }
      const secret = secondFactors.secretOf(factors)
      const step = secret && stepOfCode(secret, digitsOf(code), await database.now())
      if (!secret || !step) return null
      return {
        by: 'app code',
        factors,
        use: (transaction) => secondFactors.useAppCode(userId, secret, step, transaction),
      }
    },

    async ofPasskey(
      request: FastifyRequest,
      { _id, userId }: Pending,
      response: Readonly<Record<string, unknown>>,
    ): Promise<FactorProof | null> {
      const challenge = await proofs.takeChallenge(_id)
      const factors =
        userId === null ? await secondFactors.findByCredential(String(response.id)) : await secondFactors.find(userId)
      const passkey = factors?.passkeys.find(({ credentialId }) => credentialId === response.id)
      const uses =
        challenge && passkey
          ? await usesOfResponse(relyingPartyOf(request), passkey, { challenge, response, isAlone: userId === null })
          : null
      if (!factors || !passkey || uses === null) return null
      return {
        by: 'passkey',
        factors,
        use: (transaction) => secondFactors.usePasskey(factors._id, passkey, uses, transaction),
      }
    },
  }
}
