import { accountMessages } from '@torneo/contracts/people/account'
import type { User } from '@torneo/contracts/people/users'
import type { FastifyRequest } from 'fastify'
import type { UsersRepository } from '../../data/accounts/users.repository'
import type { Passwords } from '../../platform/crypto/passwords'
import type { Database } from '../../platform/database/database'
import { invalidField, type Problem, rateLimited } from '../../platform/http/problems'
import { createFairQueue } from '../../platform/queues/fair-queue'
import { reauthorize } from '../../platform/sessions/reauthorize'
import { createSignInFailures, type AttemptLimit } from './signin-failures.repository'

/**
 * Limits of simultaneous and waiting password attempts: per client as many as one account may fail, in total what takes
 * a few seconds.
 */
const attemptQueue = { concurrency: 4, maxPerClient: 10, max: 200 }

interface Parts {
  readonly database: Database
  readonly users: UsersRepository
  readonly passwords: Passwords
  readonly config: { readonly signInWindowSeconds: number }
}

/** A password, or the check of a second step, which returns null for a wrong one. */
type OwnSecret = { readonly password: string } | { readonly code: () => Promise<object | null> }

export type Attempts = ReturnType<typeof createAttempts>

/** Queues and counts attempts at passwords and codes, and rejects them after too many failures. */
export function createAttempts({ database, users, passwords, config }: Parts) {
  const failures = createSignInFailures(database, config.signInWindowSeconds)
  // Wrong attempts from unknown devices get a small share of one core, so that goals are still processed.
  const queues = {
    known: createFairQueue(attemptQueue),
    strangers: createFairQueue({ ...attemptQueue, concurrency: 1, max: 100, rest: 100 }),
  }

  const rejectTooMany = (seconds: number) => {
    if (seconds > 0) throw rateLimited(seconds, accountMessages.tooManyTries)
  }

  /**
   * Returns the result of `check`, which is null for a wrong secret: that is counted, and after too many the right one is
   * rejected too.
   */
  function attempt<T>(
    { client, isKnown, wait, add }: AttemptLimit,
    check: () => Promise<T | null>,
    rejection: () => Problem,
  ): Promise<T> {
    return queues[isKnown ? 'known' : 'strangers'](client, async () => {
      rejectTooMany(await wait())
      const found = await check()
      if (found === null) {
        rejectTooMany(await add())
        throw rejection()
      }
      // Parallel attempts may have failed meanwhile: a right guess among many at once is still rejected.
      rejectTooMany(await wait())
      return found
    })
  }

  /** Checks a password or second step of the signed-in user; throws `rejection` if it is wrong. */
  async function ownSecret(
    request: FastifyRequest,
    user: User,
    secret: OwnSecret,
    rejection: () => Problem,
  ): Promise<void> {
    const limit = 'code' in secret ? failures.ownCode(user.id) : failures.ownPassword(user.id)
    const check = async () => {
      // A user who lost the session while the body arrived must learn nothing about the secret.
      await reauthorize(request)
      if ('code' in secret) return secret.code()
      const account = await users.secretOf(user.email)
      return (await passwords.matches(secret.password, account?.passwordHash ?? null)) ? account : null
    }
    await attempt<object>(limit, check, rejection)
  }

  return {
    failures,
    attempt,

    ownSecret,

    /** Checks the signed-in user's password; throws 400 at the field `path` if it is wrong. */
    ownPassword: (request: FastifyRequest, user: User, password: string, path: string): Promise<void> =>
      ownSecret(request, user, { password }, () => invalidField(path, accountMessages.wrongCurrentPassword)),
  }
}
