import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import { fieldMessages } from '@torneo/contracts/fields/fields'
import { withDeadline } from '@torneo/serving/timers'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalid, invalidField, problemMessages, tooLarge, tooSlow, unsupportedType } from './problems'

/** Limits of a JSON body in bytes and levels (contract, Common: Limits); the outermost level is 1. */
export const bodyLimit = 1024 * 1024
const levels = 32
/** Milliseconds in which a whole body must arrive, counted from the end of the checks on its head. */
const bodyTimeout = 10_000

/** Keys that could reach an object's prototype. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Rejects forbidden keys and too many levels; stops at the limit, so that depth cannot exhaust the stack. */
function inspect(value: object, path: string[] = []): void {
  if (path.length >= levels) throw invalidField(path.join('.'), `Máximo ${levels} niveles`)
  for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
    if (forbiddenKeys.has(key)) throw invalidField([...path, key].join('.'), fieldMessages.unknown)
    if (typeof inner === 'object' && inner !== null) inspect(inner, [...path, key])
  }
}

/** Rejects bytes that are no UTF-8; drops a byte order mark. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Parses a body; an empty one is undefined (R42). */
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

/** Reads a body of at most `maxBytes` bytes. The rest of a longer one stays unread (early-responses.ts). */
async function readBody(body: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  const isTooLong = new Promise<never>((_resolve, reject) => {
    body.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length <= maxBytes) chunks.push(chunk)
      else reject(tooLarge())
    })
  })
  await Promise.race([finished(body), isTooLong])
  return Buffer.concat(chunks, length)
}

/** Accepts only uncompressed JSON as a body; anything else is answered 415, and a body that takes too long 408. */
export function useJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    async ({ headers, routeOptions }: FastifyRequest, body: IncomingMessage) => {
      if (!['', 'identity'].includes((headers['content-encoding'] ?? '').toLowerCase())) throw unsupportedType()
      const maxBytes = routeOptions.bodyLimit ?? bodyLimit
      if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge()
      return parseJson(await withDeadline(bodyTimeout, readBody(body, maxBytes), tooSlow))
    },
  )
}
