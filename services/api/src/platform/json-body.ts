import type { FastifyInstance } from 'fastify'
import { fieldMessages } from '@torneo/contracts/fields'
import { invalid, invalidField, problemMessages } from './problems'

/** Bytes and levels of a JSON body (contract, Common: Limits); the outermost level is 1. */
export const bodyLimit = 1024 * 1024
const levels = 32

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

/** The parsed body; an empty one is undefined (R42). */
function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined
  let value: unknown
  try {
    value = JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)
  } catch {
    throw invalid([{ path: '', message: problemMessages.brokenJson }])
  }
  if (typeof value === 'object' && value !== null) inspect(value)
  return value
}

/** JSON is the only body taken; any other content type is answered 415. */
export function useJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, text: string) => parseJson(text))
}
