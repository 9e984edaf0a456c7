import { secondFactorEndpoints, secondFactorMessages } from '@torneo/contracts/people/second-factor'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StoredSecondFactor } from '../../data/accounts/second-factors.repository'
import type { Transaction } from '../../platform/database/database'
import { networkOf, wideNetworkOf } from '../../platform/http/network'
import { invalidField, notFound, Problem } from '../../platform/http/problems'
import { createRateLimit } from '../../platform/http/rate-limit'
import { route } from '../../platform/http/route'
import { credentialsOf, type SessionAccount } from '../../platform/sessions/sessions.repository'
import { stepOfCode } from './app-codes'
import type { Attempts } from './attempts'
import type { KnownDevices } from './known-devices'
import { relyingPartyOf, requestOptions, usesOfResponse } from './passkeys'
import type { PendingProofs } from './pending-proofs'
import type { RecordRejection } from './rejected-sign-ins'
import { startSession } from './start-session'

const [cookieName, cookiePath] = ['torneo_second_step', '/api/account/second-step']
/** Sign-ins by passkey alone that a network may begin per window: the account is not known yet. */
const passkeySignIns = { calls: 100, window: 60_000 }

interface SecondStepParts {
  readonly attempts: Attempts
  readonly devices: KnownDevices
  readonly proofs: PendingProofs
  readonly recordRejection: RecordRejection
}

/**
 * A verified second step: its method, and the function that marks it as used, which returns false if it was used
 * already.
 */
interface Proof {
  readonly by: string
  readonly factors: StoredSecondFactor
  readonly use: (transaction: Transaction) => Promise<boolean>
}

const proofRejected = (message: string) => new Problem(401, 'bad_credentials', message)

/** Serves the second step of a sign-in (B58). Returns the function that begins it after the password. */
export function secondStepRoutes(
  app: FastifyInstance,
  { attempts, devices, proofs, recordRejection }: SecondStepParts,
) {
  const { database, users, secondFactors, isHttps } = app.services
  const countPasskeySignIn = createRateLimit(passkeySignIns)

  const sendCookie = (reply: FastifyReply, value: string, maxAge: number) =>
    reply.header(
      'set-cookie',
      stringifySetCookie({
        name: cookieName,
        value,
        path: cookiePath,
        httpOnly: true,
        sameSite: 'strict',
        secure: isHttps,
        maxAge,
      }),
    )

  async function pendingOf({ headers: { cookie = '' } }: FastifyRequest) {
    const pending = await proofs.find(proofs.idOf(parseCookie(cookie)[cookieName] ?? ''))
    if (!pending) throw notFound(secondFactorMessages.expired)
    return pending
  }
  type Pending = Awaited<ReturnType<typeof pendingOf>>

  async function proofOfCode(userId: string, code: string): Promise<Proof | null> {
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
  }

  async function proofOfPasskey(
    request: FastifyRequest,
    { _id, userId }: Pending,
    response: Readonly<Record<string, unknown>>,
  ): Promise<Proof | null> {
    const challenge = await proofs.takeChallenge(_id)
    const factors =
      userId === null ? await secondFactors.findByCredential(String(response.id)) : await secondFactors.find(userId)
    const passkey = factors?.passkeys.find(({ credentialId }) => credentialId === response.id)
    const uses =
      challenge && passkey
        ? await usesOfResponse(relyingPartyOf(request), challenge, passkey, response, userId === null)
        : null
    if (!factors || !passkey || uses === null) return null
    return {
      by: 'passkey',
      factors,
      use: (transaction) => secondFactors.usePasskey(factors._id, passkey, uses, transaction),
    }
  }

  /** Completes a sign-in; null if the proof was used, or the account has changed since the first step. */
  const completeSignIn = ({ _id, credentials }: Pending, { factors, use }: Proof) =>
    database
      .transaction(async (transaction) => {
        const user = await users.find(factors._id, transaction)
        const secret = user && (await users.secretOf(user.email, transaction))
        if (!user?.active || !secret || (credentials !== undefined && credentials !== credentialsOf(secret)))
          return null
        if (!(await proofs.end(_id, transaction))) throw notFound(secondFactorMessages.expired)
        // The deletion of the sign-in must be rolled back if the proof is already used.
        if (!(await use(transaction))) throw new UsedProof()
        return { user, secret }
      })
      .catch((error: unknown) => {
        if (error instanceof UsedProof) return null
        throw error
      })

  async function nameOf(userId: string | null) {
    return userId === null ? null : users.find(userId)
  }

  route(app, secondFactorEndpoints.startStep, async ({ request }) => {
    const { _id, userId } = await pendingOf(request)
    const { app: code, passkeys, recoveryCodes } = await secondFactors.find(userId ?? '')
    const party = relyingPartyOf(request)
    const here = passkeys.filter(({ host }) => host === party.host)
    const passkey = here.length > 0 ? await requestOptions(party, here) : null
    if (passkey) await proofs.setChallenge(_id, passkey.challenge)
    return { app: code !== undefined, recoveryCode: recoveryCodes.length > 0, passkey: passkey && { ...passkey } }
  })

  route(app, secondFactorEndpoints.startPasskeySignIn, async ({ request, reply }) => {
    countPasskeySignIn(networkOf(request.ip))
    const options = await requestOptions(relyingPartyOf(request), null)
    sendCookie(reply, await proofs.begin({ userId: null, challenge: options.challenge }), proofs.lifeSeconds)
    return { ...options }
  })

  route(app, secondFactorEndpoints.finishStep, async ({ body, request, reply }) => {
    const { code, passkey } = body()
    const pending = await pendingOf(request)
    const { userId } = pending
    const signedIn = async (proof: Proof | null, message: string) => {
      const found = proof && (await completeSignIn(pending, proof))
      if (found) return { ...found, by: proof.by }
      await recordRejection(await nameOf(userId), wideNetworkOf(request.ip), 'second step')
      return { rejection: proofRejected(message) }
    }
    const prove = async () => {
      if (passkey) {
        const done = await signedIn(await proofOfPasskey(request, pending, passkey), secondFactorMessages.wrongPasskey)
        if ('rejection' in done) throw done.rejection
        return done
      }
      if (code === undefined || userId === null) throw invalidField('code', secondFactorMessages.codeRequired)
      const message = isAppCode(code) ? secondFactorMessages.wrongCode : secondFactorMessages.wrongRecoveryCode
      const device = await devices.find(request, (await nameOf(userId))?.email ?? '')
      return attempts.attempt(
        attempts.failures.secondStep(userId, pending._id, networkOf(request.ip), device),
        async () => {
          const done = await signedIn(await proofOfCode(userId, code), message)
          return 'rejection' in done ? null : done
        },
        () => proofRejected(message),
      )
    }
    const { by, ...account } = await prove()
    sendCookie(reply, '', 0)
    return startSession(request, reply, devices, account, by)
  })

  /** Starts the second step and returns the 401 to be thrown, which tells the client about it. */
  return async (reply: FastifyReply, account: SessionAccount): Promise<Problem> => {
    sendCookie(
      reply,
      await proofs.begin({ userId: account.id, credentials: credentialsOf(account) }),
      proofs.lifeSeconds,
    )
    return new Problem(401, 'second_factor', secondFactorMessages.needed)
  }
}

class UsedProof extends Error {}

const digitsOf = (code: string) => code.replace(/[\s-]/g, '')
const isAppCode = (code: string) => /^\d{6}$/.test(digitsOf(code))
