import { deviceTimeHeader, type Endpoint } from '@torneo/contracts/endpoint'
import { fieldMessages } from '@torneo/contracts/fields'
import { appPattern, versionPattern } from '@torneo/contracts/section-version'
import { check, type Shape } from '@torneo/contracts/validation'
import type { z } from 'zod/mini'
import { invalid, invalidField, notFound } from './problems'
import { compiled } from './shaped'

export const idPattern = /^[0-9A-Za-z]{1,36}$/
const keyPattern = /^[\x21-\x7e]{8,64}$/
/** Parts of a path that are no ids. `key`: of a row of a match's log, or its rev. */
export const otherParts: Readonly<Record<string, RegExp>> = { app: appPattern, version: versionPattern, key: /^(?:\d{1,7}|[\x21-\x7e]{8,64})$/ }

/** The path's ids, apps and versions; whatever cannot be one names nothing: 404. */
export function checkedParams(params: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  if (!Object.entries(params).every(([name, value]) => (otherParts[name] ?? idPattern).test(value))) throw notFound()
  return params
}

/** A value by a shape; throws 400 with each bad field. */
export function checked(shape: z.ZodMiniType, value: unknown): unknown {
  const result = check(compiled(shape) as Shape, value)
  if (!result.ok) throw invalid(result.details)
  return result.value
}

/** The query by its shape; an endpoint without one takes none. */
export function checkedQuery({ query }: Endpoint, given: unknown): unknown {
  if (query) return checked(query, given)
  refuseFields(given)
  return undefined
}

/** The body by its shape; an endpoint without one takes none, or an empty object (R42). */
export function checkedBody({ body }: Endpoint, given: unknown): unknown {
  // No body at all reads null; a shape with a default takes that for its default.
  if (body) return checked(body, given ?? undefined)
  refuseFields(given)
  return undefined
}

function refuseFields(given: unknown): void {
  if (given === undefined || given === null) return
  const keys = typeof given === 'object' ? Object.keys(given) : ['']
  if (keys.length > 0) throw invalid(keys.map((path) => ({ path, message: fieldMessages.unknown })))
}

/** The rev of an If-Match header, bare or quoted; null without one. */
export function expectedRev(header: string | undefined): number | null {
  if (header === undefined) return null
  const rev = /^(?:"(\d{1,9})"|(\d{1,9}))$/.exec(header.trim())
  if (!rev) throw invalidField('If-Match', fieldMessages.invalid)
  return Number(rev[1] ?? rev[2])
}

/** The Idempotency-Key header, 8 to 64 characters; null without one. */
export function operationKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header !== 'string' || !keyPattern.test(header)) throw invalidField('Idempotency-Key', fieldMessages.invalid)
  return header
}

/** No honest clock is further ahead, in milliseconds: its browser would trust no certificate. */
const maxAhead = 24 * 3_600_000

/** The X-Device-Time header; undefined without one. `now`: the database's time, since a node's own clock may be wrong. */
export function deviceTime(headers: Readonly<Record<string, unknown>>, now: Date): Date | undefined {
  const header = headers[deviceTimeHeader.toLowerCase()]
  if (header === undefined) return undefined
  const time = typeof header === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(header) ? new Date(header) : new Date(NaN)
  if (!(time.getTime() <= now.getTime() + maxAhead)) throw invalidField(deviceTimeHeader, fieldMessages.invalid)
  return time
}
