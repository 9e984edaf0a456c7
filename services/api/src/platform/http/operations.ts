import { createHash } from 'node:crypto'
import type { Endpoint } from '@torneo/contracts/endpoint/endpoint'
import type { FastifyRequest } from 'fastify'
import { createSealedTexts } from '../crypto/sealed-text'
import { fingerprint as hashOf } from '../crypto/secret-token'
import type { Transaction } from '../database/database'
import { operationKey } from './call-checks'
import type { Operation } from './operations.repository'
import { conflict, problemMessages } from './problems'

/** JSON with sorted keys: equal bodies give the same text. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? ''
  )
}

/**
 * Identifies the request among others with the same key. A body with a password is hashed as slowly as the password
 * itself, so that stored operations reveal no more than stored accounts.
 */
function operationFingerprint(request: FastifyRequest, userId: string, key: string): Promise<string> | string {
  const hasPassword = typeof request.body === 'object' && request.body !== null && 'password' in request.body
  return hasPassword
    ? request.server.services.passwords.fingerprint(textOf(request), `${userId}:${key}`)
    : fingerprintOf(request)
}

const textOf = (request: FastifyRequest) => `${request.method} ${request.url.split('?')[0]} ${canonical(request.body)}`

/** Identifies a request whose body contains no password. */
export function fingerprintOf(request: FastifyRequest): string {
  return createHash('sha256').update(textOf(request)).digest('hex')
}

/** A command under its Idempotency-Key (contract, Common). */
export interface OpenOperation {
  /**
   * Returns the first response if the same command was carried out before; throws 409 if the key was used for another
   * one.
   */
  readonly answered: () => Promise<Operation | null>
  /** Adds key and response to the transaction of the effect; fails if the command was carried out before. */
  readonly store: (transaction: Transaction, answer: unknown) => Promise<void>
}

/**
 * Returns null if the request has no key: nothing is stored then. A response with a secret is stored encrypted with the
 * key, of which only a hash is stored: a reader of the database cannot use it.
 */
export async function openOperation(
  request: FastifyRequest,
  userId: string,
  { secret }: Endpoint,
): Promise<OpenOperation | null> {
  const sentKey = operationKey(request.headers['idempotency-key'])
  if (sentKey === null) return null
  const key = secret ? hashOf(sentKey) : sentKey
  const texts = secret && createSealedTexts(sentKey, 'operation')
  const { operations } = request.server.services
  const fingerprint = await operationFingerprint(request, userId, key)
  return {
    async answered() {
      const operation = await operations.find(userId, key)
      if (operation && operation.fingerprint !== fingerprint) throw conflict(problemMessages.keyReused)
      return operation && texts
        ? { ...operation, answer: JSON.parse(texts.open(String(operation.answer), userId) ?? 'null') as unknown }
        : operation
    },
    store: (transaction, answer) =>
      operations.add(
        userId,
        key,
        { fingerprint, answer: texts ? texts.seal(JSON.stringify(answer), userId) : answer },
        transaction,
      ),
  }
}
