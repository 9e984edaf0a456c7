import { ApiError, type ErrorDetail } from '@torneo/contracts/errors'
import type { Endpoint } from '@torneo/contracts/endpoint'
import { check } from '@torneo/contracts/validation'

/**
 * What a failed call raises (R43): `code` (the status, 0 without an answer), `type`, and `response` (the body as it came).
 * `message` is the call's own message for the log (R45); `sentence` is the Spanish one for people.
 */
export interface CallError {
  readonly code: number
  readonly type: string
  readonly message: string
  readonly sentence: string
  readonly response: unknown
  readonly details?: readonly ErrorDetail[] | undefined
  readonly current?: unknown
  readonly changedBy?: { readonly name: string; readonly at: string } | undefined
}

const offline = 'No hay conexión con el servidor. Revisa tu red y vuelve a intentar.'
const unexpected = 'El servidor respondió algo que no se esperaba. Vuelve a intentar.'

function raise(endpoint: Endpoint, error: Omit<CallError, 'message'>): CallError {
  const message = endpoint.failure ?? error.sentence
  // A failed read is only logged (spec 1 §7, R22); being signed out is a valid response.
  const isFailedRead = endpoint.method === 'GET' && error.code !== 401
  if (endpoint.failure || isFailedRead) console.error(endpoint.failure ?? `GET ${endpoint.path}`, error.code, error.type)
  return { ...error, message }
}

/** The error of a request that got no answer. */
export function unansweredError(endpoint: Endpoint): CallError {
  return raise(endpoint, { code: 0, type: 'network', sentence: offline, response: null })
}

/** The error of an opaque answer: the browser hides it because this origin is not one of ours (R43). */
export function opaqueError(endpoint: Endpoint): CallError {
  const sentence = `Invalid Origin. Register your new client (${location.origin}) as a new web platform`
  return raise(endpoint, { code: 403, type: 'invalid_origin', sentence, response: null })
}

/** The error of an answer that is not of the contract's shape. */
export function shapeError(endpoint: Endpoint, code: number, response: unknown): CallError {
  return raise(endpoint, { code, type: 'unexpected', sentence: unexpected, response })
}

/** The error of a status of 400 and above. */
export function refusalError(endpoint: Endpoint, code: number, response: unknown): CallError {
  const refusal = check(ApiError, response)
  if (!refusal.ok) return shapeError(endpoint, code, response)
  const { type, message, details, current, changedBy } = refusal.value
  return raise(endpoint, { code, type, sentence: message, response, details, current, changedBy })
}

export function isCallError(error: unknown): error is CallError {
  return typeof error === 'object' && error !== null && 'code' in error && 'type' in error && 'sentence' in error
}

/**
 * The Spanish sentence of a failure, or `fallback` where there is none. What is wrong with the data is said by the details: the
 * sentence above them only says that something is, which is enough in a form that shows them at its fields, and nowhere else.
 */
export function sentenceOf(error: unknown, fallback: string): string {
  if (!isCallError(error)) return fallback
  const said = error.type === 'validation' ? [...new Set(error.details?.map(({ message }) => message))] : []
  return said.length > 0 ? said.join('. ') : error.sentence
}
