import { createHash } from 'node:crypto'
import type { Database } from '../../platform/database'

/** Failures in one window before the next try is refused: for one account from one address, and from one address. */
const allowedFailures = { account: 10, address: 100 }

interface Failures {
  _id: string
  at: Date[]
  expiresAt: Date
}

/**
 * Failed sign-ins, in the database, so that every node counts the same. A window of `seconds` slides over them; a success
 * is not counted and forgives nothing.
 */
export function createSignInFailures(database: Database, seconds: number) {
  const collection = database.collection<Failures>('signin_failures', [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }])
  const window = seconds * 1000
  const inWindow = {
    $filter: { input: { $ifNull: ['$at', []] }, as: 'time', cond: { $gt: ['$$time', { $subtract: ['$$NOW', window] }] } },
  }

  const counters = (email: string, address: string) => [
    { _id: `account:${createHash('sha256').update(email).digest('base64url')}:${address}`, allowed: allowedFailures.account },
    { _id: `address:${address}`, allowed: allowedFailures.address },
  ]

  /** Seconds until the oldest of the last `allowed` failures leaves the window; 0 while fewer are in it. */
  async function wait(_id: string, allowed: number): Promise<number> {
    const [found] = await collection.aggregate<{ at: Date[]; now: Date }>([
      { $match: { _id } }, { $project: { at: inWindow, now: '$$NOW' } },
    ]).toArray()
    const oldest = found?.at.at(-allowed)
    return found && oldest ? Math.max(1, (oldest.getTime() + window - found.now.getTime()) / 1000) : 0
  }

  return {
    /** Seconds to wait before another try; 0: try now. */
    async waitFor(email: string, address: string): Promise<number> {
      return Math.max(...await Promise.all(counters(email, address).map(({ _id, allowed }) => wait(_id, allowed))))
    },

    /** Counts a failure. Gives the seconds to wait when others that came at the same time had used up what is allowed; else 0. */
    async add(email: string, address: string): Promise<number> {
      const waits = await Promise.all(counters(email, address).map(async ({ _id, allowed }) => {
        const before = await collection.findOneAndUpdate({ _id }, [
          { $set: { at: inWindow } },
          { $set: {
            // No more are kept than are allowed: a refused try does not prolong the wait.
            at: { $cond: [{ $lt: [{ $size: '$at' }, allowed] }, { $concatArrays: ['$at', ['$$NOW']] }, '$at'] },
            expiresAt: { $add: ['$$NOW', window] },
            refused: { $gte: [{ $size: '$at' }, allowed] },
          } },
        ], { upsert: true, returnDocument: 'after', projection: { refused: 1 } }) as { refused: boolean } | null
        return before?.refused ? wait(_id, allowed) : 0
      }))
      return Math.max(...waits)
    },
  }
}
