import {
  type RecoveryCodes,
  secondFactorEndpoints,
  secondFactorLimits,
  secondFactorMessages,
} from '@torneo/contracts/people/second-factor'
import type { User } from '@torneo/contracts/people/users'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasFactor } from '../../data/accounts/second-factors.repository'
import { isDuplicate } from '../../platform/database/database-errors'
import type { Call, WriteOfCall } from '../../platform/http/call'
import { conflict, invalidField, notFound, unauthenticated } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { sessionToken, setSessionCookie } from '../../platform/sessions/session-cookie'
import { appAddress, newAppSecret, stepOfCode } from './app-codes'
import type { Attempts } from './attempts'
import { createdPasskey, creationOptions, relyingPartyOf } from './passkeys'
import type { PendingProofs } from './pending-proofs'

/** A call that changes the factors, whatever its response. */
type ChangeCall = Pick<Call<typeof secondFactorEndpoints.confirmApp>, 'user' | 'request' | 'reply'> & {
  readonly transaction: (work: (write: WriteOfCall) => Promise<never>) => Promise<unknown>
}

/** Manages the user's second factor (B58): app, passkeys, recovery codes. Every change begins with the password. */
export function secondFactorRoutes(app: FastifyInstance, attempts: Attempts, proofs: PendingProofs): void {
  const { config, database, users, sessions, secondFactors, sealedTexts, audit } = app.services
  const isRequired = ({ role }: User) => config.secondFactorRoles.includes(role)
  const proofId = (request: FastifyRequest, what: 'app' | 'passkey') =>
    `${sessions.idOf(sessionToken(request) ?? '')}:${what}`

  /**
   * Changes the factors in one transaction. The first factor comes with recovery codes. Adding the first, removing the
   * last or removing any ends the other sessions and gives this one a new token.
   */
  async function change(
    { user, request, reply, transaction }: ChangeCall,
    detail: string,
    work: (write: WriteOfCall) => Promise<void>,
  ): Promise<RecoveryCodes> {
    let [token, codes]: [string | null, RecoveryCodes] = [null, { recoveryCodes: [] }]
    await transaction(async (write) => {
      const before = await secondFactors.find(user.id, write.transaction)
      await work(write)
      const after = await secondFactors.find(user.id, write.transaction)
      const [had, has] = [hasFactor(before), hasFactor(after)]
      if (!has && isRequired(user)) throw conflict(secondFactorMessages.required)
      if (!has) await secondFactors.removeAll(user.id, write.transaction)
      if (has !== had) await users.update(user.id, { secondFactor: has }, write)
      codes = { recoveryCodes: has && !had ? await secondFactors.renewRecoveryCodes(user.id, write.transaction) : [] }
      await recordActivity(user, detail, write)
      const isFewer =
        before.passkeys.length > after.passkeys.length || (before.app !== undefined && after.app === undefined)
      if (has !== had || isFewer) {
        const account = await users.secretOf(user.email, write.transaction)
        if (!account) throw unauthenticated()
        token = await sessions.renew(sessionToken(request) ?? '', account, write.transaction)
        if (token === null) throw unauthenticated()
      }
      return codes as never
    })
    if (token !== null) setSessionCookie(request, reply, token)
    return codes
  }

  const recordActivity = (user: User, detail: string, write: WriteOfCall) =>
    audit.add(
      { kind: 'second-factor-changed', subject: { collection: 'users', id: user.id, title: user.name }, detail },
      write,
    )

  route(app, secondFactorEndpoints.find, async ({ user, request }) => {
    const { app: code, passkeys, recoveryCodes } = await secondFactors.find(user.id)
    return {
      appSince: code?.since.toISOString() ?? null,
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      recoveryCodesLeft: recoveryCodes.length,
      isRequired: isRequired(user),
      host: relyingPartyOf(request).host,
    }
  })

  route(app, secondFactorEndpoints.startApp, async ({ user, body, request }) => {
    await attempts.ownPassword(request, user, body().password, 'password')
    const secret = newAppSecret()
    await proofs.put(proofId(request, 'app'), { userId: user.id, secret: sealedTexts.seal(secret, user.id) })
    return { secret, address: appAddress(secret, user.email) }
  })

  route(app, secondFactorEndpoints.confirmApp, (call) => {
    const { user, body, request } = call
    const code = body().code.replace(/\s/g, '')
    return change(call, 'app added', async ({ transaction }) => {
      const id = proofId(request, 'app')
      const secret = (await proofs.find(id, transaction))?.secret
      const opened = secret === undefined ? null : sealedTexts.open(secret, user.id)
      if (opened === null) throw notFound(secondFactorMessages.expired)
      const step = stepOfCode(opened, code, await database.now())
      if (step === null) throw invalidField('code', secondFactorMessages.wrongCode)
      await proofs.end(id, transaction)
      await secondFactors.setApp(user.id, opened, step, transaction)
    })
  })

  route(app, secondFactorEndpoints.startPasskey, async ({ user, body, request }) => {
    await attempts.ownPassword(request, user, body().password, 'password')
    const { passkeys } = await secondFactors.find(user.id)
    if (passkeys.length >= secondFactorLimits.passkeys) throw conflict(secondFactorMessages.tooManyPasskeys)
    const options = await creationOptions(relyingPartyOf(request), user, passkeys)
    await proofs.put(proofId(request, 'passkey'), { userId: user.id, challenge: options.challenge })
    return { ...options }
  })

  route(app, secondFactorEndpoints.addPasskey, async (call) => {
    const { user, body, request } = call
    const { name, passkey } = body()
    return change(call, `passkey added: ${name}`, async ({ transaction }) => {
      const id = proofId(request, 'passkey')
      const challenge = (await proofs.find(id, transaction))?.challenge
      if (challenge === undefined) throw notFound(secondFactorMessages.expired)
      const created = await createdPasskey(relyingPartyOf(request), challenge, passkey)
      if (!created) throw invalidField('passkey', secondFactorMessages.wrongPasskey)
      await proofs.end(id, transaction)
      const { passkeys } = await secondFactors.find(user.id, transaction)
      if (passkeys.length >= secondFactorLimits.passkeys) throw conflict(secondFactorMessages.tooManyPasskeys)
      await secondFactors.addPasskey(user.id, { ...created, name }, transaction)
    }).catch((error: unknown) => {
      throw isDuplicate(error) ? conflict(secondFactorMessages.knownPasskey) : error
    })
  })

  route(app, secondFactorEndpoints.remove, async (call) => {
    const { user, body, request } = call
    const { password, factor } = body()
    await attempts.ownPassword(request, user, password, 'password')
    const passkey = (await secondFactors.find(user.id)).passkeys.find(({ id }) => id === factor)
    await change(call, passkey ? `passkey removed: ${passkey.name}` : 'app removed', async ({ transaction }) => {
      if (!(await secondFactors.remove(user.id, factor, transaction))) throw notFound()
    })
  })

  route(app, secondFactorEndpoints.renewRecoveryCodes, async ({ user, body, request, transaction }) => {
    await attempts.ownPassword(request, user, body().password, 'password')
    return transaction(async (write) => {
      if (!hasFactor(await secondFactors.find(user.id, write.transaction))) throw notFound()
      await recordActivity(user, 'recovery codes', write)
      return { recoveryCodes: await secondFactors.renewRecoveryCodes(user.id, write.transaction) }
    })
  })
}
