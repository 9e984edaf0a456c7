import type { Endpoint } from '@torneo/contracts/endpoint/endpoint'
import { ApiError, type ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { check } from '@torneo/contracts/fields/validation'
import { joinSentences } from '@torneo/domain/format/join-sentences'

/**
 * A failed call (R43): `code` is the status, or 0 without a response; `response` is the body as received. `message` is
 * the call's own message for the log (R45); `sentence` is the Spanish one for people.
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
  // A call without a proof is repeated with one.
  if ((endpoint.failure || isFailedRead) && error.type !== 'proof_required')
    console.error(endpoint.failure ?? `GET ${endpoint.path}`, error.code, error.type)
  return { ...error, message }
}

/** Builds the error of a request without a response. */
export function networkError(endpoint: Endpoint): CallError {
  return raise(endpoint, { code: 0, type: 'network', sentence: offline, response: null })
}

/**
 * Builds the error of an opaque response, which the browser hides because our server does not know this origin (R43).
 */
export function opaqueError(endpoint: Endpoint): CallError {
  const sentence = `Invalid Origin. Register your new client (${location.origin}) as a new web platform`
  return raise(endpoint, { code: 403, type: 'invalid_origin', sentence, response: null })
}

/** Builds the error of a response that violates the contract's shape. */
export function shapeError(endpoint: Endpoint, code: number, response: unknown): CallError {
  return raise(endpoint, { code, type: 'unexpected', sentence: unexpected, response })
}

/** Builds the error of a response with a status of 400 or above. */
export function responseError(endpoint: Endpoint, code: number, response: unknown): CallError {
  const checked = check(ApiError, response)
  if (!checked.ok) return shapeError(endpoint, code, response)
  const { type, message, details, current, changedBy } = checked.value
  return raise(endpoint, { code, type, sentence: message, response, details, current, changedBy })
}

export function isCallError(error: unknown): error is CallError {
  return typeof error === 'object' && error !== null && 'code' in error && 'type' in error && 'sentence' in error
}

/**
 * Returns the Spanish sentence of a failure, or `fallback` if there is none. A validation error shows its details: its
 * own sentence says only that data is invalid, which helps only a form that shows the details at their fields.
 */
export function sentenceOf(error: unknown, fallback: string): string {
  if (!isCallError(error)) return fallback
  const messages = error.type === 'validation' ? [...new Set(error.details?.map(({ message }) => message))] : []
  return messages.length > 0 ? joinSentences(...messages) : error.sentence
}
