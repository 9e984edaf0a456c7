import { accountMessages } from '@torneo/contracts/account'
import type { User } from '@torneo/contracts/users'
import type { FastifyRequest } from 'fastify'
import { createFairQueue } from '../../platform/fair-queue'
import { invalidField, type Problem, rateLimited } from '../../platform/problems'
import { reauthorize } from '../../platform/reauthorize'
import type { Services } from '../../services'
import { createSignInFailures, type Tries } from './signin-failures.repository'

/** Tries at passwords at once, and that may wait: of one client as many as one account may fail, and of all what is done in a few seconds. */
const attemptQueue = { concurrency: 4, maxPerClient: 10, max: 200 }

export type Attempts = ReturnType<typeof createAttempts>

/** Tries at passwords and codes: in turn, counted, and refused after too many. */
export function createAttempts({ database, users, passwords, config }: Services) {
  const failures = createSignInFailures(database, config.signInWindowSeconds)
  // Wrong attempts by strangers take a small part of one core, so goals are still processed.
  const queues = {
    known: createFairQueue(attemptQueue),
    strangers: createFairQueue({ ...attemptQueue, concurrency: 1, max: 100, rest: 100 }),
  }

  const refuseTooMany = (seconds: number) => {
    if (seconds > 0) throw rateLimited(seconds, accountMessages.tooManyTries)
  }

  /** What `look` finds by a right secret; a wrong one is counted, and after too many the right one is refused too. */
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

  return {
    failures,
    tried,

    /** Asks who is signed in for their password; a wrong one is 400 at the field `path`. */
    async ownPassword(request: FastifyRequest, user: User, password: string, path: string): Promise<void> {
      await tried(failures.ownPassword(user.id), async () => {
        // Who lost the session while the body was on its way learns nothing of the password.
        await reauthorize(request)
        const account = await users.secretOf(user.email)
        return await passwords.matches(password, account?.passwordHash ?? null) ? account : null
      }, () => invalidField(path, accountMessages.wrongCurrentPassword))
    },
  }
}
