import { competitionKeyPattern } from '@torneo/contracts/competition/keys'
import { deviceTimeHeader, type Endpoint } from '@torneo/contracts/endpoint/endpoint'
import { fieldMessages } from '@torneo/contracts/fields/fields'
import { own } from '@torneo/contracts/fields/own'
import { check, type Shape } from '@torneo/contracts/fields/validation'
import { appPattern, versionPattern } from '@torneo/contracts/releases/section-version'
import type { z } from 'zod/mini'
import { invalid, invalidField, notFound } from './problems'
import { compiled } from './to-contract'

export const idPattern = /^[0-9A-Za-z]{1,36}$/
const keyPattern = /^[\x21-\x7e]{8,64}$/
/** Path parameters that are not ids. `key`: the key of a row in a match's log, or its rev. */
export const otherParts: Readonly<Record<string, RegExp>> = {
  app: appPattern,
  /** An app, the shell, which is no section app, or no app. */
  owner: /^(?:-|[a-z][a-z0-9-]{1,40})$/,
  version: versionPattern,
  tieId: competitionKeyPattern,
  key: /^(?:\d{1,7}|[\x21-\x7e]{8,64})$/,
}

/** Returns the path parameters; throws 404 if one is malformed. */
export function checkedParams(params: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  if (!Object.entries(params).every(([name, value]) => (own(otherParts, name) ?? idPattern).test(value)))
    throw notFound()
  return params
}

/** Parses a value by a shape; throws 400 with each bad field. */
export function checked(shape: z.ZodMiniType, value: unknown): unknown {
  const result = check(compiled(shape) as Shape, value)
  if (!result.ok) throw invalid(result.details)
  return result.value
}

/** Parses the query by its shape; an endpoint without one accepts no parameters. */
export function checkedQuery({ query }: Endpoint, given: unknown): unknown {
  if (query) return checked(query, given)
  rejectFields(given)
  return undefined
}

/** Parses the body by its shape; an endpoint without one accepts none, or an empty object (R42). */
export function checkedBody({ body }: Endpoint, given: unknown): unknown {
  // A missing body is null here; undefined lets a shape's default apply.
  if (body) return checked(body, given ?? undefined)
  rejectFields(given)
  return undefined
}

function rejectFields(given: unknown): void {
  if (given === undefined || given === null) return
  const keys = typeof given === 'object' ? Object.keys(given) : ['']
  if (keys.length > 0) throw invalid(keys.map((path) => ({ path, message: fieldMessages.unknown })))
}

/** Parses the rev of an If-Match header, bare or quoted; null if absent. */
export function expectedRev(header: string | undefined): number | null {
  if (header === undefined) return null
  const rev = /^(?:"(\d{1,9})"|(\d{1,9}))$/.exec(header.trim())
  if (!rev) throw invalidField('If-Match', fieldMessages.invalid)
  return Number(rev[1] ?? rev[2])
}

/** Parses the Idempotency-Key header, 8 to 64 characters; null if absent. */
export function operationKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header !== 'string' || !keyPattern.test(header))
    throw invalidField('Idempotency-Key', fieldMessages.invalid)
  return header
}

/** Milliseconds that a device's clock may be ahead: with more, its browser would trust no certificate. */
const maxAhead = 24 * 3_600_000

/**
 * Parses the X-Device-Time header; undefined if absent. `now` is the database's time, since a node's own clock may be
 * wrong.
 */
export function deviceTime(headers: Readonly<Record<string, unknown>>, now: Date): Date | undefined {
  const header = own(headers, deviceTimeHeader.toLowerCase())
  if (header === undefined) return undefined
  const time =
    typeof header === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(header)
      ? new Date(header)
      : new Date(NaN)
  if (!(time.getTime() <= now.getTime() + maxAhead)) throw invalidField(deviceTimeHeader, fieldMessages.invalid)
  return time
}
