import { createHash } from 'node:crypto'
import type { Database } from '../../platform/database'

/** Failures in one window before the next try is refused: for one account from one address or by its own user, and from one address. */
const allowedFailures = { account: 10, address: 100 }

interface Counter {
  readonly _id: string
  readonly allowed: number
}

/** Tries at one password by one party. */
export interface Tries {
  /** Seconds to wait before another try; 0: try now. */
  wait(): Promise<number>
  /** Counts a failure. Gives the seconds to wait when others that came at the same time had used up what is allowed; else 0. */
  add(): Promise<number>
}

interface Failures {
  _id: string
  at: Date[]
  expiresAt: Date
}

/**
 * Wrong passwords, in the database, so that every node counts the same. A window of `seconds` slides over them; a success
 * is not counted and forgives nothing.
 */
export function createSignInFailures(database: Database, seconds: number) {
  const collection = database.collection<Failures>('signin_failures', [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }])
  const window = seconds * 1000
  const inWindow = {
    $filter: { input: { $ifNull: ['$at', []] }, as: 'time', cond: { $gt: ['$$time', { $subtract: ['$$NOW', window] }] } },
  }

  /** Seconds until the oldest of the last `allowed` failures leaves the window; 0 while fewer are in it. */
  async function wait({ _id, allowed }: Counter): Promise<number> {
    const [found] = await collection.aggregate<{ at: Date[]; now: Date }>([
      { $match: { _id } }, { $project: { at: inWindow, now: '$$NOW' } },
    ]).toArray()
    const oldest = found?.at.at(-allowed)
    return found && oldest ? Math.max(1, (oldest.getTime() + window - found.now.getTime()) / 1000) : 0
  }

  /** Gives the seconds to wait when others had used up what is allowed; else 0. */
  async function add({ _id, allowed }: Counter): Promise<number> {
    const counted = await collection.findOneAndUpdate({ _id }, [
      { $set: { at: inWindow } },
      { $set: {
        // No more are kept than are allowed: a refused try does not prolong the wait.
        at: { $cond: [{ $lt: [{ $size: '$at' }, allowed] }, { $concatArrays: ['$at', ['$$NOW']] }, '$at'] },
        expiresAt: { $add: ['$$NOW', window] },
        refused: { $gte: [{ $size: '$at' }, allowed] },
      } },
    ], { upsert: true, returnDocument: 'after', projection: { refused: 1 } }) as { refused: boolean } | null
    return counted?.refused ? wait({ _id, allowed }) : 0
  }

  const triesOf = (...counters: readonly Counter[]): Tries => ({
    wait: async () => Math.max(...await Promise.all(counters.map(wait))),
    add: async () => Math.max(...await Promise.all(counters.map(add))),
  })

  return {
    /** Sign-ins to an account from an address. */
    signIn: (email: string, address: string): Tries => triesOf(
      { _id: `account:${createHash('sha256').update(email).digest('base64url')}:${address}`, allowed: allowedFailures.account },
      { _id: `address:${address}`, allowed: allowedFailures.address },
    ),

    /** Guesses at the own password of who is signed in already, from anywhere. */
    ownPassword: (userId: string): Tries => triesOf({ _id: `own:${userId}`, allowed: allowedFailures.account }),
  }
}
