import { accountEndpoints, accountMessages } from '@torneo/contracts/account'
import type { FastifyInstance } from 'fastify'
import { badCredentials, invalidField, rateLimited, unauthenticated } from '../../platform/problems'
import { route } from '../../platform/route'
import { clearSessionCookie, sessionToken, setSessionCookie } from '../../platform/session-cookie'
import { createSignInFailures } from './signin-failures.repository'

export function accountRoutes(app: FastifyInstance): void {
  const { database, users, sessions, passwords, config } = app.services
  const failures = createSignInFailures(database, config.signInWindowSeconds)

  const refuseTooMany = (seconds: number) => {
    if (seconds > 0) throw rateLimited(seconds, accountMessages.tooManyTries)
  }

  route(app, accountEndpoints.signIn, async ({ body, request, reply }) => {
    const { email, password } = body()
    refuseTooMany(await failures.waitFor(email, request.ip))
    const secret = await users.secretOf(email)
    const isRight = await passwords.matches(password, secret?.passwordHash ?? null)
    const user = isRight && secret ? await users.find(secret.id) : null
    if (!user?.active) {
      refuseTooMany(await failures.add(email, request.ip))
      throw badCredentials()
    }
    // Others may have failed while this one waited for its turn: a right guess among many at once is still refused.
    refuseTooMany(await failures.waitFor(email, request.ip))
    const former = sessionToken(request)
    if (former !== null) await sessions.end(former)
    setSessionCookie(request, reply, await sessions.open(user.id))
    return user
  })

  route(app, accountEndpoints.current, async ({ user }) => user)

  route(app, accountEndpoints.signOut, async ({ request, reply }) => {
    const token = sessionToken(request)
    if (token !== null) await sessions.end(token)
    clearSessionCookie(request, reply)
    // A phone that is handed on: what the browser kept of answers goes with the session.
    reply.header('clear-site-data', '"cache"')
  })

  route(app, accountEndpoints.updatePrefs, ({ user, body, transaction, requireRev }) => transaction(async (write) => {
    const prefs = Object.fromEntries(Object.entries(body()).filter(([, value]) => value !== undefined))
    const current = await users.find(user.id, write.transaction)
    if (!current) throw unauthenticated()
    await requireRev(users, current, write)
    const updated = await users.update(user.id, { prefs: { ...current.prefs, ...prefs } }, write)
    if (!updated) throw unauthenticated()
    return updated
  }))

  route(app, accountEndpoints.changePassword, async ({ user, body, request, transaction }) => {
    const { current, next } = body()
    const secret = await users.secretOf(user.email)
    if (!(await passwords.matches(current, secret?.passwordHash ?? null))) {
      throw invalidField('current', accountMessages.wrongCurrentPassword)
    }
    const passwordHash = await passwords.hash(next)
    await transaction(async (write) => {
      await users.update(user.id, { passwordHash }, write)
      await sessions.endAll(user.id, write.transaction, sessionToken(request) ?? undefined)
    })
  })
}
