import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fieldMessages } from '@torneo/contracts/fields'
import { invalid, invalidField, problemMessages, tooSlow, unsupportedType } from './problems'

/** Bytes and levels of a JSON body (contract, Common: Limits); the outermost level is 1. */
export const bodyLimit = 1024 * 1024
const levels = 32
/** Milliseconds for a whole body to come, once its head has been judged. */
const patience = 10_000

/** Keys that could reach an object's prototype. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Refuses forbidden keys and too many levels; stops at the limit, so depth cannot exhaust the stack. */
function inspect(value: object, path: string[] = []): void {
  if (path.length >= levels) throw invalidField(path.join('.'), `Máximo ${levels} niveles`)
  for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
    if (forbiddenKeys.has(key)) throw invalidField([...path, key].join('.'), fieldMessages.unknown)
    if (typeof inner === 'object' && inner !== null) inspect(inner, [...path, key])
  }
}

/** Refuses bytes that are no UTF-8; leaves a byte order mark out. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The parsed body; an empty one is undefined (R42). */
function parseJson(bytes: Buffer): unknown {
  let value: unknown
  try {
    const text = utf8.decode(bytes)
    if (text.trim() === '') return undefined
    value = JSON.parse(text)
  } catch {
    throw invalid([{ path: '', message: problemMessages.brokenJson }])
  }
  if (typeof value === 'object' && value !== null) inspect(value)
  return value
}

/** JSON as it is, not compressed, is the only body taken; anything else is answered 415, and one that takes too long 408. */
export function useJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addHook('preParsing', (request, _reply, body, done) => {
    if (request.headers['content-type']?.startsWith('application/json')) {
      // The reader of the body sees it as a broken connection, which the framework closes.
      const timer = setTimeout(() => body.emit('error', tooSlow()), patience).unref()
      body.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
    }
    done(null, body)
  })
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async ({ headers }: FastifyRequest, bytes: Buffer) => {
    if (!['', 'identity'].includes((headers['content-encoding'] ?? '').toLowerCase())) throw unsupportedType()
    return parseJson(bytes)
  })
}
