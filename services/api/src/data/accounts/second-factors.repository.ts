import { randomBytes } from 'node:crypto'
import { secondFactorLimits } from '@torneo/contracts/people/second-factor'
import { z } from 'zod/mini'
import type { SealedTexts } from '../../platform/crypto/sealed-text'
import { fingerprint } from '../../platform/crypto/secret-token'
import { row } from '../../platform/database/checked-collection'
import type { Database, Transaction } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'

const StoredPasskey = z.object({
  /** Identifies the passkey among those of its account. */
  id: z.string(),
  name: z.string(),
  credentialId: z.string(),
  /** COSE key, base64url. */
  publicKey: z.string(),
  /** Number of uses that the device counted; always 0 if it does not count. */
  counter: z.number(),
  transports: z.array(z.string()),
  /** Host name that the passkey was created for: it is invalid on any other. */
  host: z.string(),
  createdAt: z.date(),
  lastUsedAt: z.nullable(z.date()),
})
export type StoredPasskey = z.output<typeof StoredPasskey>

/** Stored under the account's id. */
const StoredSecondFactor = row({
  /** `lastStep`: time step of the last used code; codes of it or earlier steps are invalid. */
  app: z.optional(z.object({ secret: z.string(), since: z.date(), lastStep: z.number() })),
  passkeys: z.array(StoredPasskey),
  /** Fingerprints of the unused codes. */
  recoveryCodes: z.array(z.string()),
})
export type StoredSecondFactor = z.output<typeof StoredSecondFactor>

/** True if signing in takes a second step. */
export const hasFactor = ({ app, passkeys }: StoredSecondFactor): boolean => app !== undefined || passkeys.length > 0

/** 32 letters and digits that cannot be confused with one another. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Creates a code of 80 random bits, in groups of four characters. */
const newRecoveryCode = (): string =>
  [...randomBytes(16)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-')

const recoveryPrint = (userId: string, code: string) =>
  fingerprint(`${userId}:${code.toLowerCase().replace(/[^a-z\d]/g, '')}`, 'base64url')

const blank = (_id: string): StoredSecondFactor => ({ _id, passkeys: [], recoveryCodes: [] })
const inside = (session?: Transaction) => (session ? { session } : {})

export type SecondFactorsRepository = ReturnType<typeof createSecondFactorsRepository>

/**
 * Stores the second factors of accounts. The account also has a flag for them, because every session is read with its
 * account.
 */
export function createSecondFactorsRepository(database: Database, sealed: SealedTexts) {
  const collection = database.collection('second_factors', StoredSecondFactor, [
    // A passkey opens only one account.
    {
      key: { 'passkeys.credentialId': 1 },
      unique: true,
      partialFilterExpression: { 'passkeys.credentialId': { $exists: true } },
    },
  ])

  /** Updates an account's factors; returns false if they do not match the filter. */
  async function change(
    { _id, ...filter }: { readonly _id: string; readonly [field: string]: unknown },
    update: object,
    session: Transaction,
    more: object = {},
  ): Promise<boolean> {
    return (await collection.updateOne({ _id, ...filter }, update, { session, ...more })).matchedCount === 1
  }

  /** Updates an account's factors, or creates them. */
  const put = (userId: string, update: object, session: Transaction) => {
    const { _id, ...empty } = blank(userId)
    const fields = new Set(Object.values(update).flatMap((one: object) => Object.keys(one)))
    const absent = Object.fromEntries(Object.entries(empty).filter(([field]) => !fields.has(field)))
    return change({ _id: userId }, { ...update, $setOnInsert: absent }, session, { upsert: true })
  }

  return {
    async find(userId: string, transaction?: Transaction): Promise<StoredSecondFactor> {
      return (await collection.findOne({ _id: userId }, inside(transaction))) ?? blank(userId)
    },

    /** Finds the factors with a passkey, by the browser's credential id. */
    findByCredential: (credentialId: string): Promise<StoredSecondFactor | null> =>
      collection.findOne({ 'passkeys.credentialId': credentialId }),

    /** Returns the authenticator app's secret; null if there is none, or it was encrypted with another key. */
    secretOf: ({ _id, app }: StoredSecondFactor): string | null => (app ? sealed.open(app.secret, _id) : null),

    async setApp(userId: string, secret: string, lastStep: number, transaction: Transaction): Promise<void> {
      await put(
        userId,
        { $set: { app: { secret: sealed.seal(secret, userId), since: await database.now(), lastStep } } },
        transaction,
      )
    },

    async addPasskey(
      userId: string,
      passkey: Omit<StoredPasskey, 'id' | 'createdAt' | 'lastUsedAt'>,
      transaction: Transaction,
    ): Promise<void> {
      const stored: StoredPasskey = { ...passkey, id: newId(), createdAt: await database.now(), lastUsedAt: null }
      await put(userId, { $push: { passkeys: stored } }, transaction)
    },

    /** Removes the app ('app') or a passkey by its id; returns false if it does not exist. */
    remove: (userId: string, factor: string, transaction: Transaction): Promise<boolean> =>
      factor === 'app'
        ? change({ _id: userId, app: { $exists: true } }, { $unset: { app: true } }, transaction)
        : change({ _id: userId, 'passkeys.id': factor }, { $pull: { passkeys: { id: factor } } }, transaction),

    /** Removes all factors of an account; returns false if it has none. */
    async removeAll(userId: string, transaction: Transaction): Promise<boolean> {
      return (await collection.deleteOne({ _id: userId }, { session: transaction })).deletedCount === 1
    },

    /** Replaces all recovery codes; returns the new ones, which are not stored. */
    async renewRecoveryCodes(userId: string, transaction: Transaction): Promise<string[]> {
      const codes = Array.from({ length: secondFactorLimits.recoveryCodes }, newRecoveryCode)
      await put(userId, { $set: { recoveryCodes: codes.map((code) => recoveryPrint(userId, code)) } }, transaction)
      return codes
    },

    /**
     * Uses the code of a time step; false if it, or a later one, was used before. Encrypts a secret that was stored
     * before a key was set.
     */
    useAppCode: (userId: string, secret: string, step: number, transaction: Transaction): Promise<boolean> =>
      change(
        { _id: userId, 'app.lastStep': { $lt: step } },
        { $set: { 'app.lastStep': step, 'app.secret': sealed.seal(secret, userId) } },
        transaction,
      ),

    /** Uses a recovery code; false if it is not the account's, or was used. */
    useRecoveryCode(userId: string, code: string, transaction: Transaction): Promise<boolean> {
      const print = recoveryPrint(userId, code)
      return change({ _id: userId, recoveryCodes: print }, { $pull: { recoveryCodes: print } }, transaction)
    },

    /** Records the use of a passkey; false if it was removed, or used with this count, since it was read. */
    async usePasskey(
      userId: string,
      { id, counter: before }: StoredPasskey,
      counter: number,
      transaction: Transaction,
    ): Promise<boolean> {
      const used = { 'passkeys.$.counter': counter, 'passkeys.$.lastUsedAt': await database.now() }
      return change({ _id: userId, passkeys: { $elemMatch: { id, counter: before } } }, { $set: used }, transaction)
    },
  }
}
