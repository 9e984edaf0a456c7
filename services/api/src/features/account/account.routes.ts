import { accountEndpoints, accountMessages } from '@torneo/contracts/account'
import { ownAccountEndpoints } from '@torneo/contracts/own-account'
import type { FastifyInstance } from 'fastify'
import { createFairQueue } from '../../platform/fair-queue'
import { networkOf, wideNetworkOf } from '../../platform/network'
import { isGuessable } from '../../platform/passwords'
import { badCredentials, invalidField, type Problem, rateLimited, unauthenticated } from '../../platform/problems'
import { route } from '../../platform/route'
import { reauthorize } from '../../platform/reauthorize'
import { clearSessionCookie, sessionToken, setSessionCookie } from '../../platform/session-cookie'
import { accessLinkRoutes } from './access-link.routes'
import { createKnownDevices } from './known-devices'
import { ownSessionsRoutes } from './own-sessions.routes'
import { describeDevice } from './describe-device'
import { createRefusedSignIns } from './refused-sign-ins'
import { createSignInFailures, type Tries } from './signin-failures.repository'

/** Tries at passwords at once, and that may wait: of one client as many as one account may fail, and of all what is done in a few seconds. */
const attemptQueue = { concurrency: 4, maxPerClient: 10, max: 200 }

export function accountRoutes(app: FastifyInstance): void {
  const { database, users, sessions, passwords, config, audit } = app.services
  const failures = createSignInFailures(database, config.signInWindowSeconds)
  const devices = createKnownDevices(database)
  // Strangers' wrong tries take a small part of one core: goals go on beside them.
  const queues = {
    known: createFairQueue(attemptQueue),
    strangers: createFairQueue({ ...attemptQueue, concurrency: 1, max: 100, rest: 100 }),
  }
  const keepRefused = createRefusedSignIns(audit)

  const refuseTooMany = (seconds: number) => {
    if (seconds > 0) throw rateLimited(seconds, accountMessages.tooManyTries)
  }

  /** What `look` finds by a right password; a wrong one is counted, and after too many the right one is refused too. */
  function tried<T>({ client, isKnown, wait, add }: Tries, look: () => Promise<T | null>, refusal: () => Problem): Promise<T> {
    return queues[isKnown ? 'known' : 'strangers'](client, async () => {
      refuseTooMany(await wait())
      const found = await look()
      if (found === null) {
        refuseTooMany(await add())
        throw refusal()
      }
      // Others may have failed at the same time: a right guess among many at once is still refused.
      refuseTooMany(await wait())
      return found
    })
  }

  route(app, accountEndpoints.signIn, async ({ body, request, reply }) => {
    const { email, password } = body()
    const network = wideNetworkOf(request.ip)
    const tries = failures.signIn(email, networkOf(request.ip), await devices.find(request, email))
    const { user, secret } = await tried(tries, async () => {
      const account = await users.secretOf(email)
      const isRight = await passwords.matches(password, account?.passwordHash ?? null)
      const known = isRight && account ? await users.find(account.id) : null
      if (account && known?.active) return { user: known, secret: account }
      await keepRefused(account, network)
      return null
    }, badCredentials)
    const former = sessionToken(request)
    if (former !== null) await sessions.end(former)
    const device = describeDevice(request.headers['user-agent'])
    const [token] = await Promise.all([sessions.open(secret, device), audit.add({ kind: 'sign-in', detail: device }, { by: user, from: network })])
    setSessionCookie(request, reply, token)
    await devices.remember(request, reply, email)
    return user
  })

  route(app, accountEndpoints.current, async ({ user }) => user)

  route(app, accountEndpoints.signOut, async ({ user, request, reply }) => {
    const token = sessionToken(request)
    if (user) await audit.add({ kind: 'sign-out' }, { by: user, from: wideNetworkOf(request.ip) })
    if (token !== null) await sessions.end(token)
    clearSessionCookie(request, reply)
    // A phone may be handed on: cached responses are cleared with the session.
    reply.header('clear-site-data', '"cache"')
  }, { unlimited: true })

  route(app, accountEndpoints.updatePrefs, ({ user, body, transaction, requireRev }) => transaction(async (write) => {
    const prefs = Object.fromEntries(Object.entries(body()).filter(([, value]) => value !== undefined))
    const current = await users.find(user.id, write.transaction)
    if (!current) throw unauthenticated()
    await requireRev(users, current, write)
    const updated = await users.update(user.id, { prefs: { ...current.prefs, ...prefs } }, write)
    if (!updated) throw unauthenticated()
    return updated
  }))

  route(app, accountEndpoints.changePassword, async ({ user, body, request, reply, transaction }) => {
    const { current, next } = body()
    await tried(failures.ownPassword(user.id), async () => {
      // Who lost the session while the body was on its way learns nothing of the password.
      await reauthorize(request)
      const account = await users.secretOf(user.email)
      return await passwords.matches(current, account?.passwordHash ?? null) ? account : null
    }, () => invalidField('current', accountMessages.wrongCurrentPassword))
    if (await isGuessable(next, user.email, user.name)) throw invalidField('next', accountMessages.guessablePassword)
    const passwordHash = await passwords.hash(next)
    let token = ''
    await transaction(async (write) => {
      await users.update(user.id, { passwordHash }, write)
      token = await sessions.renew(sessionToken(request) ?? '', { id: user.id, passwordHash }, write.transaction)
      await audit.add({ kind: 'password-changed', subject: { collection: 'users', id: user.id, title: user.name }, detail: 'own' }, write)
    })
    setSessionCookie(request, reply, token)
  })

  route(app, ownAccountEndpoints.update, ({ user, body, transaction, requireRev }) => transaction(async (write) => {
    const { name } = body()
    const current = await users.find(user.id, write.transaction)
    if (!current) throw unauthenticated()
    await requireRev(users, current, write)
    return await users.update(user.id, { name }, write) ?? current
  }))

  ownSessionsRoutes(app)
  accessLinkRoutes(app)
}
