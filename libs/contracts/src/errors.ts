import { z } from './zod'

export const errorTypes = [
  'validation', 'unauthenticated', 'bad_credentials', 'forbidden', 'invalid_origin', 'not_found', 'method_not_allowed',
  'conflict', 'stale', 'in_use', 'too_large', 'unsupported_type', 'rate_limited', 'internal', 'unavailable', 'no_space',
] as const
export type ErrorType = (typeof errorTypes)[number]

/** One bad field: where (dotted path) and its Spanish sentence. */
export const errorDetail = z.object({ path: z.string(), message: z.string() })
export type ErrorDetail = z.output<typeof errorDetail>

/** A record that refers to something: what it is called, for people. */
export const recordUse = z.object({ collection: z.string(), id: z.string(), title: z.string() })
export type Use = z.output<typeof recordUse>

/** The one shape of every refusal. `code` is the status, `message` a Spanish sentence. */
export const ApiError = z.object({
  code: z.number(),
  type: z.string(),
  message: z.string(),
  details: z.optional(z.array(errorDetail)),
  /** With `stale`: the record as it stands. */
  current: z.optional(z.unknown()),
  changedBy: z.optional(z.object({ name: z.string(), at: z.string() })),
  /** With `in_use`: who refers to it. */
  uses: z.optional(z.array(recordUse)),
})
export type ApiError = z.output<typeof ApiError>
