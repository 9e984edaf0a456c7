import { secondFactorEndpoints, secondFactorMessages } from '@torneo/contracts/people/second-factor'
import { networkOf, wideNetworkOf } from '@torneo/serving/network'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { invalidField, notFound, Problem } from '../../platform/http/problems'
import { createRateLimit } from '../../platform/http/rate-limit'
import { route } from '../../platform/http/route'
import { credentialsOf, type SessionAccount } from '../../platform/sessions/sessions.repository'
import type { Attempts } from './attempts'
import { type FactorProof, type FactorProofs, isAppCode } from './factor-proofs'
import type { KnownDevices } from './known-devices'
import { relyingPartyOf, requestOptions } from './passkeys'
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
  readonly factors: FactorProofs
  readonly recordRejection: RecordRejection
}

const proofRejected = (message: string) => new Problem(401, 'bad_credentials', message)

/** Serves the second step of a sign-in (B58). Returns the function that begins it after the password. */
export function secondStepRoutes(
  app: FastifyInstance,
  { attempts, devices, proofs, factors, recordRejection }: SecondStepParts,
) {
  const { database, users, isHttps } = app.services
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

  /** Completes a sign-in; null if the proof was used, or the account has changed since the first step. */
  const completeSignIn = ({ _id, credentials }: Pending, { factors: { _id: userId }, use }: FactorProof) =>
    database
      .transaction(async (transaction) => {
        const user = await users.find(userId, transaction)
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
    return factors.choice(request, await pendingOf(request))
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
    const signedIn = async (proof: FactorProof | null, message: string) => {
      const found = proof && (await completeSignIn(pending, proof))
      if (found) return { ...found, by: proof.by }
      await recordRejection(await nameOf(userId), wideNetworkOf(request.ip), 'second step')
      return { rejection: proofRejected(message) }
    }
    const prove = async () => {
      if (passkey) {
        const done = await signedIn(
          await factors.ofPasskey(request, pending, passkey),
          secondFactorMessages.wrongPasskey,
        )
        if ('rejection' in done) throw done.rejection
        return done
      }
      if (code === undefined || userId === null) throw invalidField('code', secondFactorMessages.codeRequired)
      const message = isAppCode(code) ? secondFactorMessages.wrongCode : secondFactorMessages.wrongRecoveryCode
      const device = await devices.find(request, (await nameOf(userId))?.email ?? '')
      return attempts.attempt(
        attempts.failures.secondStep(userId, pending._id, networkOf(request.ip), device),
        async () => {
          const done = await signedIn(await factors.ofCode(userId, code), message)
          return 'rejection' in done ? null : done
        },
        () => proofRejected(message),
      )
    }
    const { by, ...account } = await prove()
    sendCookie(reply, '', 0)
    return startSession(reply, devices, account, by)
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
