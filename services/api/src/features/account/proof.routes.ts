import { fieldMessages } from '@torneo/contracts/fields/fields'
import { type ProofDraft, proofEndpoints, proofMessages } from '@torneo/contracts/people/proof'
import { secondFactorMessages } from '@torneo/contracts/people/second-factor'
import type { User } from '@torneo/contracts/people/users'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalidField, Problem } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { reauthorize } from '../../platform/sessions/reauthorize'
import { sessionToken } from '../../platform/sessions/session-cookie'
import type { Attempts } from './attempts'
import { type FactorProof, type FactorProofs, isAppCode } from './factor-proofs'
import type { PendingProofs } from './pending-proofs'

const wrong = (message: string) => () => new Problem(401, 'bad_credentials', message)

/** Serves the proof that the person of a session is there, which dangerous calls require (B115). */
export function proofRoutes(
  app: FastifyInstance,
  attempts: Attempts,
  pendingProofs: PendingProofs,
  factors: FactorProofs,
): void {
  const { database, proofs, sessions } = app.services
  const sessionIdOf = (request: FastifyRequest) => sessions.idOf(sessionToken(request) ?? '')
  const pendingOf = (request: FastifyRequest, user: User) => ({ _id: `${sessionIdOf(request)}:proof`, userId: user.id })

  /** Uses up a second step; null for a wrong or used one. */
  const used = async (found: FactorProof | null) => (found && (await database.transaction(found.use)) ? found : null)

  async function prove(request: FastifyRequest, user: User, { password, code, passkey }: ProofDraft): Promise<void> {
    if (password !== undefined)
      await attempts.ownSecret(request, user, { password }, wrong(proofMessages.wrongPassword))
    else if (code !== undefined)
      await attempts.ownSecret(
        request,
        user,
        { code: async () => used(await factors.ofCode(user.id, code)) },
        wrong(isAppCode(code) ? secondFactorMessages.wrongCode : secondFactorMessages.wrongRecoveryCode),
      )
    else if (passkey !== undefined)
      await attempts.ownSecret(
        request,
        user,
        { code: async () => used(await factors.ofPasskey(request, pendingOf(request, user), passkey)) },
        wrong(secondFactorMessages.wrongPasskey),
      )
    else throw invalidField('password', fieldMessages.required)
  }

  route(app, proofEndpoints.options, async ({ user, request }) => {
    await reauthorize(request)
    const pending = pendingOf(request, user)
    await pendingProofs.put(pending._id, { userId: user.id })
    return factors.choice(request, pending)
  })

  route(app, proofEndpoints.create, async ({ user, body, request }) => {
    await prove(request, user, body())
    const { proof, until } = await proofs.begin(sessionIdOf(request))
    return { proof, until: until.toISOString() }
  })
}
