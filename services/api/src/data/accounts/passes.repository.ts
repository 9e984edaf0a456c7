import { randomInt } from 'node:crypto'
import { maxWrongPins, type Pass } from '@torneo/contracts/people/passes'
import { PassScope } from '@torneo/contracts/people/user'
import { z } from 'zod/mini'
import { fingerprint, newToken } from '../../platform/crypto/secret-token'
import { row, StoredAuthor } from '../../platform/database/checked-collection'
import type { Database, Transaction, Write } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'

/** Seconds for which a pass is stored after its day. */
const retentionSeconds = 30 * 24 * 3600
/** Maximum number of phones that may open one pass. */
const maxHolders = 20
/** Maximum number of passes in a list. */
const maxListed = 500

const Holder = z.extend(StoredAuthor, { device: z.string(), at: z.date() })
type Holder = z.output<typeof Holder>

const StoredPass = row({
  /** Fingerprint of the token in its link. */
  token: z.string(),
  /** Fingerprint of token and PIN: a million PINs are quickly tried, but not without the token, which is not stored. */
  pin: z.string(),
  scope: z.omit(PassScope, { until: true }),
  until: z.date(),
  title: z.string(),
  by: StoredAuthor,
  createdAt: z.date(),
  wrongPins: z.number(),
  revoked: z.nullable(z.object({ at: z.date(), by: StoredAuthor })),
  holders: z.array(Holder),
})
type StoredPass = z.output<typeof StoredPass>

export interface FoundPass {
  readonly id: string
  readonly title: string
  readonly scope: PassScope
}

const scopeOf = ({ scope, until }: StoredPass): PassScope => ({ ...scope, until: until.toISOString() })

const shown = ({ _id: id, title, by, createdAt, wrongPins, revoked, holders, ...stored }: StoredPass): Pass => ({
  id,
  title,
  by,
  wrongPins,
  scope: scopeOf(stored as StoredPass),
  createdAt: createdAt.toISOString(),
  locked: wrongPins >= maxWrongPins,
  revoked: revoked && { at: revoked.at.toISOString(), by: revoked.by },
  holders: holders.map(({ at, ...holder }) => ({ ...holder, at: at.toISOString() })),
})

const pinPrint = (token: string, pin: string) => fingerprint(`${token} ${pin}`)

export type PassesRepository = ReturnType<typeof createPassesRepository>

/** Stores passes (B17): holders have a random token in a link and a PIN, the database their fingerprints. */
export function createPassesRepository(database: Database) {
  const collection = database.collection('passes', StoredPass, [
    { key: { until: 1 }, expireAfterSeconds: retentionSeconds },
    { key: { token: 1 } },
  ])
  const isGood = { revoked: null, $expr: { $gt: ['$until', '$$NOW'] } }

  return {
    /** Creates a pass; returns its token and PIN, which are not stored. */
    async create(
      { until, ...scope }: PassScope,
      title: string,
      now: Date,
      { by, transaction }: Required<Write>,
    ): Promise<{ pass: Pass; token: string; pin: string }> {
      const [token, pin] = [newToken(), String(randomInt(1_000_000)).padStart(6, '0')]
      const stored: StoredPass = {
        _id: newId(),
        token: fingerprint(token),
        pin: pinPrint(token, pin),
        scope,
        until: new Date(until),
        title,
        by: { id: by.id, name: by.name },
        createdAt: now,
        wrongPins: 0,
        revoked: null,
        holders: [],
      }
      await collection.insertOne(stored, { session: transaction })
      return { pass: shown(stored), token, pin }
    },

    /** Lists the passes whose day is not over, newest first. */
    list: async (): Promise<Pass[]> =>
      (await collection.find({ $expr: isGood.$expr }).sort({ createdAt: -1, _id: -1 }).limit(maxListed).toArray()).map(
        shown,
      ),

    /**
     * Tries a PIN on the pass of a token; null if the pass is unknown, revoked or over. A wrong PIN is counted in the
     * same operation, so that parallel requests to many nodes gain no attempts. `left`: remaining wrong attempts.
     */
    async tryPin(
      token: string,
      pin: string,
    ): Promise<{ pass: FoundPass; outcome: 'right' | 'wrong' | 'locked'; left: number } | null> {
      const print = pinPrint(token, pin)
      const isCounted = { $and: [{ $ne: ['$pin', { $literal: print }] }, { $lt: ['$wrongPins', maxWrongPins] }] }
      const before = await collection.findOneAndUpdate(
        { token: fingerprint(token), ...isGood },
        [{ $set: { wrongPins: { $add: ['$wrongPins', { $cond: [isCounted, 1, 0] }] } } }],
        { returnDocument: 'before' },
      )
      if (!before) return null
      const left = maxWrongPins - before.wrongPins - 1
      const outcome = left < 0 ? 'locked' : before.pin === print ? 'right' : 'wrong'
      return { pass: { id: before._id, title: before.title, scope: scopeOf(before) }, outcome, left }
    },

    /** Adds a holder; false if the pass was revoked, ended, or opened too often. */
    async addHolder(id: string, holder: Holder, transaction: Transaction): Promise<boolean> {
      const full = { [`holders.${maxHolders - 1}`]: { $exists: false } }
      return (
        (
          await collection.updateOne(
            { _id: id, ...isGood, ...full },
            { $push: { holders: holder } },
            { session: transaction },
          )
        ).matchedCount === 1
      )
    },

    /** Revokes all passes that are not over. */
    async revokeAll(at: Date, { by, transaction }: Required<Write>): Promise<void> {
      await collection.updateMany(
        { revoked: null, until: { $gt: at } },
        { $set: { revoked: { at, by: { id: by.id, name: by.name } } } },
        { session: transaction },
      )
    },

    /** Revokes a pass; returns its title, with `isNew` false if it was revoked already. Null if it does not exist. */
    async revoke(
      id: string,
      at: Date,
      { by, transaction }: Required<Write>,
    ): Promise<{ title: string; isNew: boolean } | null> {
      const options = { session: transaction }
      const found = await collection.findOne({ _id: id }, options)
      if (found && !found.revoked)
        await collection.updateOne(
          { _id: id },
          { $set: { revoked: { at, by: { id: by.id, name: by.name } } } },
          options,
        )
      return found && { title: found.title, isNew: !found.revoked }
    },
  }
}
