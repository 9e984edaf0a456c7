import { z } from 'zod/mini'
import { fingerprint } from '../../platform/crypto/secret-token'
import { row } from '../../platform/database/checked-collection'
import type { Database } from '../../platform/database/database'

/**
 * Failures after which the next attempt is rejected. Per window: for one account from one network, from one known
 * device, or by its own user; and from one network. Per fifteen windows: for one account from anywhere, so that
 * guessing from many networks is slow too.
 */
const allowedFailures = { account: 10, network: 100, everywhere: 50 }
const windowsEverywhere = 15
/**
 * Failures at the second step: in one sign-in; by strangers who know the password, in fifteen windows; and by strangers
 * or one known device, in a day. Three of a million codes are valid at a time: 30 attempts a day find one in 30 years.
 */
const allowedSecondSteps = { signIn: 5, account: 10, day: 30 }
const windowsOfDay = 1440

interface Counter {
  readonly _id: string
  readonly allowed: number
  /** Milliseconds of the sliding window. */
  readonly window: number
}

/** Attempts at one password by one party. */
export interface AttemptLimit {
  /** Queue key of the client, and whether it is a known device, which has a queue apart from strangers. */
  readonly client: string
  readonly isKnown: boolean
  /** Returns the seconds until another attempt is allowed; 0: now. */
  wait(): Promise<number>
  /** Counts a failure. Returns the seconds to wait if parallel failures had used up the limit; else 0. */
  add(): Promise<number>
}

const Failures = row({ at: z.array(z.date()), expiresAt: z.date() })
type Failures = z.output<typeof Failures>

/**
 * Counts wrong passwords in the database, so that all nodes share the counts. Windows slide (`seconds`, or multiples of
 * it); a success is not counted and resets nothing.
 */
export function createSignInFailures(database: Database, seconds: number) {
  const collection = database.collection('signin_failures', Failures, [
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ])
  const short = seconds * 1000
  const inWindow = (window: number) => ({
    // Times further ahead were counted before the database's clock was set back.
    $filter: {
      input: { $ifNull: ['$at', []] },
      as: 'time',
      cond: { $lt: [{ $abs: { $subtract: ['$$NOW', '$$time'] } }, window] },
    },
  })

  /**
   * Returns the seconds until the oldest of the last `allowed` failures leaves the window, for the counter where that
   * takes longest; 0 while all are below their limits.
   */
  async function wait(counters: readonly Counter[]): Promise<number> {
    const found = await collection
      .aggregate<Pick<Failures, '_id' | 'at'> & { now: Date }>([
        { $match: { _id: { $in: counters.map(({ _id }) => _id) } } },
        { $project: { at: 1, now: '$$NOW' } },
      ])
      .toArray()
    return Math.max(
      0,
      ...found.map(({ _id, at, now }) => {
        const { allowed, window } = counters.find((counter) => counter._id === _id) ?? { allowed: 1, window: 0 }
        const oldest = at.filter((time) => Math.abs(now.getTime() - time.getTime()) < window).at(-allowed)
        return oldest ? Math.max(1, (oldest.getTime() + window - now.getTime()) / 1000) : 0
      }),
    )
  }

  /** Counts a failure; returns the seconds to wait if the limit was used up; else 0. */
  async function add(counter: Counter): Promise<number> {
    const { _id, allowed, window } = counter
    const counted = (await collection.findOneAndUpdate(
      { _id },
      [
        { $set: { at: inWindow(window) } },
        {
          $set: {
            // Only the allowed number is stored, so that a rejected attempt does not prolong the wait.
            at: { $cond: [{ $lt: [{ $size: '$at' }, allowed] }, { $concatArrays: ['$at', ['$$NOW']] }, '$at'] },
            expiresAt: { $add: ['$$NOW', window] },
            refused: { $gte: [{ $size: '$at' }, allowed] },
          },
        },
      ],
      { upsert: true, returnDocument: 'after', projection: { refused: 1 } },
    )) as { refused: boolean } | null
    return counted?.refused ? wait([counter]) : 0
  }

  const attemptLimitOf = (client: string, isKnown: boolean, ...counters: readonly Counter[]): AttemptLimit => ({
    client,
    isKnown,
    wait: () => wait(counters),
    add: async () => Math.max(...(await Promise.all(counters.map(add)))),
  })

  const own = (userId: string): Counter => ({ _id: `own:${userId}`, allowed: allowedFailures.account, window: short })

  return {
    /**
     * Sign-ins to an account from a network; `device` is set for a known one, whose failures count apart from
     * strangers'.
     */
    signIn(email: string, network: string, device: string | null): AttemptLimit {
      if (device !== null)
        return attemptLimitOf(device, true, {
          _id: `device:${device}`,
          allowed: allowedFailures.account,
          window: short,
        })
      const account = fingerprint(email, 'base64url')
      return attemptLimitOf(
        network,
        false,
        { _id: `account:${account}:${network}`, allowed: allowedFailures.account, window: short },
        { _id: `account:${account}`, allowed: allowedFailures.everywhere, window: short * windowsEverywhere },
        { _id: `address:${network}`, allowed: allowedFailures.network, window: short },
      )
    },

    /** PINs of passes from a network; each pass also has its own counter. */
    pass: (network: string): AttemptLimit =>
      attemptLimitOf(network, false, { _id: `pass:${network}`, allowed: allowedFailures.network, window: short }),

    /** Codes for the second step of one sign-in; `device` as above. */
    secondStep(userId: string, signInId: string, network: string, device: string | null): AttemptLimit {
      const own = { _id: `step:${signInId}`, allowed: allowedSecondSteps.signIn, window: short * windowsEverywhere }
      if (device !== null) {
        return attemptLimitOf(
          device,
          true,
          own,
          { _id: `step:device:${device}`, allowed: allowedFailures.account, window: short },
          { _id: `step:device-day:${device}`, allowed: allowedSecondSteps.day, window: short * windowsOfDay },
        )
      }
      return attemptLimitOf(
        network,
        false,
        own,
        { _id: `step:account:${userId}`, allowed: allowedSecondSteps.account, window: short * windowsEverywhere },
        { _id: `step:day:${userId}`, allowed: allowedSecondSteps.day, window: short * windowsOfDay },
      )
    },

    /** Attempts of a signed-in user at their own password, from anywhere. */
    ownPassword: (userId: string): AttemptLimit => attemptLimitOf(userId, true, own(userId)),

    /** The same at their own second step, which is short enough to be guessed in many windows. */
    ownCode: (userId: string): AttemptLimit =>
      attemptLimitOf(userId, true, own(userId), {
        _id: `own-step-day:${userId}`,
        allowed: allowedSecondSteps.day,
        window: short * windowsOfDay,
      }),
  }
}
