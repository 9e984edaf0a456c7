import { accountEndpoints, accountMessages } from '@torneo/contracts/people/account'
import { ownAccountEndpoints } from '@torneo/contracts/people/own-account'
import { networkOf, wideNetworkOf } from '@torneo/serving/network'
import type { FastifyInstance } from 'fastify'
import { isGuessable } from '../../platform/crypto/passwords'
import { badCredentials, invalidField, unauthenticated } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { ownAccount } from '../../platform/sessions/second-factor-need'
import { clearSessionCookie, sessionToken, setSessionCookie } from '../../platform/sessions/session-cookie'
import { accessLinkRoutes } from './access-link.routes'
import { createAttempts } from './attempts'
import { createFactorProofs } from './factor-proofs'
import { createKnownDevices } from './known-devices'
import { ownSessionsRoutes } from './own-sessions.routes'
import { passSessionRoutes } from './pass-session.routes'
import { createPendingProofs } from './pending-proofs'
import { proofRoutes } from './proof.routes'
import { createRejectedSignIns } from './rejected-sign-ins'
import { secondFactorRoutes } from './second-factor.routes'
import { secondStepRoutes } from './second-step.routes'
import { startSession } from './start-session'

export function accountRoutes(app: FastifyInstance): void {
  const { database, users, sessions, previewLinks, secondFactors, passwords, config, audit } = app.services
  const attempts = createAttempts(app.services)
  const devices = createKnownDevices(database)
  const proofs = createPendingProofs(database)
  const factors = createFactorProofs({ database, secondFactors, proofs })
  const recordRejection = createRejectedSignIns(audit)
  const beginSecondStep = secondStepRoutes(app, { attempts, devices, proofs, factors, recordRejection })

  route(app, accountEndpoints.signIn, async ({ body, request, reply }) => {
    const { email, password } = body()
    const limit = attempts.failures.signIn(email, networkOf(request.ip), await devices.find(request, email))
    const found = await attempts.attempt(
      limit,
      async () => {
        const account = await users.secretOf(email)
        const isRight = await passwords.matches(password, account?.passwordHash ?? null)
        const known = isRight && account ? await users.find(account.id) : null
        if (account && known?.active) return { user: known, secret: account }
        await recordRejection(account, wideNetworkOf(request.ip))
        return null
      },
      badCredentials,
    )
    if (found.secret.secondFactor) throw await beginSecondStep(reply, found.secret)
    return startSession(reply, devices, found)
  })

  route(app, accountEndpoints.current, async ({ user }) => ownAccount(config, user))

  route(
    app,
    accountEndpoints.signOut,
    async ({ user, request, reply }) => {
      const token = sessionToken(request)
      if (user) await audit.add({ kind: 'sign-out' }, { by: user, from: wideNetworkOf(request.ip) })
      if (token !== null) await sessions.end(token)
      clearSessionCookie(request, reply)
      // Devices may be shared: cached responses are cleared with the session.
      reply.header('clear-site-data', '"cache"')
    },
    { unlimited: true },
  )

  route(app, accountEndpoints.updatePrefs, ({ user, body, transaction, requireRev }) =>
    transaction(async (write) => {
      const prefs = Object.fromEntries(Object.entries(body()).filter(([, value]) => value !== undefined))
      const current = await users.find(user.id, write.transaction)
      if (!current) throw unauthenticated()
      await requireRev(users, current, write)
      const updated = await users.update(user.id, { prefs: { ...current.prefs, ...prefs } }, write)
      if (!updated) throw unauthenticated()
      return updated
    }),
  )

  route(app, accountEndpoints.changePassword, async ({ user, body, request, reply, transaction }) => {
    const { current, next } = body()
    await attempts.ownPassword(request, user, current, 'current')
    if (await isGuessable(next, user.email, user.name)) throw invalidField('next', accountMessages.guessablePassword)
    const passwordHash = await passwords.hash(next)
    let token: string | null = null
    await transaction(async (write) => {
      const updated = await users.update(user.id, { passwordHash }, write)
      token = await sessions.renew(
        sessionToken(request) ?? '',
        { id: user.id, passwordHash, secondFactor: updated?.secondFactor },
        write.transaction,
      )
      if (token === null) throw unauthenticated()
      await previewLinks.endOf(user.id, write.transaction)
      await audit.add(
        { kind: 'password-changed', subject: { collection: 'users', id: user.id, title: user.name }, detail: 'own' },
        write,
      )
    })
    if (token !== null) setSessionCookie(request, reply, token)
  })

  route(app, ownAccountEndpoints.update, ({ user, body, transaction, requireRev }) =>
    transaction(async (write) => {
      const { name } = body()
      const current = await users.find(user.id, write.transaction)
      if (!current) throw unauthenticated()
      await requireRev(users, current, write)
      return (await users.update(user.id, { name }, write)) ?? current
    }),
  )

  secondFactorRoutes(app, attempts, proofs)
  proofRoutes(app, attempts, proofs, factors)
  ownSessionsRoutes(app)
  accessLinkRoutes(app)
  passSessionRoutes(app, attempts)
}
