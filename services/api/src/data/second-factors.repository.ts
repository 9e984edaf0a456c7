import { randomBytes } from 'node:crypto'
import { secondFactorLimits } from '@torneo/contracts/second-factor'
import { z } from 'zod/mini'
import { row } from '../platform/checked-collection'
import type { Database, Transaction } from '../platform/database'
import { newId } from '../platform/ids'
import type { SealedTexts } from '../platform/sealed-text'
import { fingerprint } from '../platform/secret-token'

const StoredPasskey = z.object({
  /** Identifies it among the passkeys of its account. */
  id: z.string(),
  name: z.string(),
  credentialId: z.string(),
  /** COSE, base64url. */
  publicKey: z.string(),
  /** Uses that the device counted; stays 0 where it counts none. */
  counter: z.number(),
  transports: z.array(z.string()),
  /** The host name that it was made for: it works on no other. */
  host: z.string(),
  createdAt: z.date(),
  lastUsedAt: z.nullable(z.date()),
})
export type StoredPasskey = z.output<typeof StoredPasskey>

/** By the account's id. */
const StoredSecondFactor = row({
  /** `lastStep`: the time step of the last code that was used; none of it or before is good. */
  app: z.optional(z.object({ secret: z.string(), since: z.date(), lastStep: z.number() })),
  passkeys: z.array(StoredPasskey),
  /** Fingerprints of the unused ones. */
  recoveryCodes: z.array(z.string()),
})
export type StoredSecondFactor = z.output<typeof StoredSecondFactor>

/** Whether signing in takes a second step. */
export const hasFactor = ({ app, passkeys }: StoredSecondFactor): boolean => app !== undefined || passkeys.length > 0

/** 32 letters and digits that are not mistaken for one another. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'

/** 80 random bits, in groups of four. */
const newRecoveryCode = (): string => [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join('').replace(/.{4}(?=.)/g, '$&-')

const recoveryPrint = (userId: string, code: string) => fingerprint(`${userId}:${code.toLowerCase().replace(/[^a-z\d]/g, '')}`, 'base64url')

const blank = (_id: string): StoredSecondFactor => ({ _id, passkeys: [], recoveryCodes: [] })
const inside = (session?: Transaction) => (session ? { session } : {})

export type SecondFactorsRepository = ReturnType<typeof createSecondFactorsRepository>

/** The second factors of the accounts. That there is one is also on the account, which every session is read with. */
export function createSecondFactorsRepository(database: Database, sealed: SealedTexts) {
  const collection = database.collection('second_factors', StoredSecondFactor, [
    // A passkey opens one account.
    { key: { 'passkeys.credentialId': 1 }, unique: true, partialFilterExpression: { 'passkeys.credentialId': { $exists: true } } },
  ])

  /** One write of an account's factors: whether they were as `filter` says. */
  async function change(userId: string, filter: object, update: object, session: Transaction, more: object = {}): Promise<boolean> {
    return (await collection.updateOne({ _id: userId, ...filter }, update, { session, ...more })).matchedCount === 1
  }

  /** The same where there may be none yet. */
  const put = (userId: string, update: object, session: Transaction) => {
    const { _id, ...empty } = blank(userId)
    const fields = new Set(Object.values(update).flatMap((one: object) => Object.keys(one)))
    const absent = Object.fromEntries(Object.entries(empty).filter(([field]) => !fields.has(field)))
    return change(userId, {}, { ...update, $setOnInsert: absent }, session, { upsert: true })
  }

  return {
    async find(userId: string, transaction?: Transaction): Promise<StoredSecondFactor> {
      return await collection.findOne({ _id: userId }, inside(transaction)) ?? blank(userId)
    },

    /** The factors that hold a passkey, by what the browser calls it. */
    findByCredential: (credentialId: string): Promise<StoredSecondFactor | null> => collection.findOne({ 'passkeys.credentialId': credentialId }),

    /** The secret of the app; null without one, or where it was sealed with a key that is not ours. */
    secretOf: ({ _id, app }: StoredSecondFactor): string | null => app ? sealed.open(app.secret, _id) : null,

    async setApp(userId: string, secret: string, lastStep: number, transaction: Transaction): Promise<void> {
      await put(userId, { $set: { app: { secret: sealed.seal(secret, userId), since: await database.now(), lastStep } } }, transaction)
    },

    async addPasskey(userId: string, passkey: Omit<StoredPasskey, 'id' | 'createdAt' | 'lastUsedAt'>, transaction: Transaction): Promise<void> {
      const stored: StoredPasskey = { ...passkey, id: newId(), createdAt: await database.now(), lastUsedAt: null }
      await put(userId, { $push: { passkeys: stored } }, transaction)
    },

    /** Removes the app ('app') or a passkey by its id; whether there was one. */
    remove: (userId: string, factor: string, transaction: Transaction): Promise<boolean> => factor === 'app'
      ? change(userId, { app: { $exists: true } }, { $unset: { app: true } }, transaction)
      : change(userId, { 'passkeys.id': factor }, { $pull: { passkeys: { id: factor } } }, transaction),

    /** Removes all of it; whether there was any. */
    async removeAll(userId: string, transaction: Transaction): Promise<boolean> {
      return (await collection.deleteOne({ _id: userId }, { session: transaction })).deletedCount === 1
    },

    /** New recovery codes in the place of all before: the only time that they are seen. */
    async renewRecoveryCodes(userId: string, transaction: Transaction): Promise<string[]> {
      const codes = Array.from({ length: secondFactorLimits.recoveryCodes }, newRecoveryCode)
      await put(userId, { $set: { recoveryCodes: codes.map((code) => recoveryPrint(userId, code)) } }, transaction)
      return codes
    },

    /** Uses up the code of a time step: false where it, or a later one, was used before. Seals the secret where a key came later. */
    useAppCode: (userId: string, secret: string, step: number, transaction: Transaction): Promise<boolean> =>
      change(userId, { 'app.lastStep': { $lt: step } }, { $set: { 'app.lastStep': step, 'app.secret': sealed.seal(secret, userId) } }, transaction),

    /** Uses up a recovery code: false for one that is not the account's, or was used. */
    useRecoveryCode(userId: string, code: string, transaction: Transaction): Promise<boolean> {
      const print = recoveryPrint(userId, code)
      return change(userId, { recoveryCodes: print }, { $pull: { recoveryCodes: print } }, transaction)
    },

    /** Keeps that a passkey was used: false for one that was removed, or used with this count, since it was read. */
    async usePasskey(userId: string, { id, counter: before }: StoredPasskey, counter: number, transaction: Transaction): Promise<boolean> {
      const used = { 'passkeys.$.counter': counter, 'passkeys.$.lastUsedAt': await database.now() }
      return change(userId, { passkeys: { $elemMatch: { id, counter: before } } }, { $set: used }, transaction)
    },
  }
}
