import { z } from '../fields/zod'

export const errorTypes = [
  'validation',
  'unauthenticated',
  'bad_credentials',
  'second_factor',
  'forbidden',
  'proof_required',
  'invalid_origin',
  'not_found',
  'method_not_allowed',
  'conflict',
  'same_event',
  'stale',
  'in_use',
  'archived',
  'too_large',
  'unsupported_type',
  'unusable',
  'rate_limited',
  'internal',
  'unavailable',
  'no_space',
] as const
export type ErrorType = (typeof errorTypes)[number]

/** An invalid field: its dotted path and a Spanish sentence. */
export const errorDetail = z.object({ path: z.string(), message: z.string() })
export type ErrorDetail = z.output<typeof errorDetail>

/** A record that refers to another one; `title` is its name for people. */
export const recordUse = z.object({ collection: z.string(), id: z.string(), title: z.string() })
export type Use = z.output<typeof recordUse>

/** The body of every error response. `code` is the status, `message` a Spanish sentence. */
export const ApiError = z.object({
  code: z.number(),
  type: z.string(),
  message: z.string(),
  details: z.optional(z.array(errorDetail)),
  /**
   * Present on `stale`: the current record. Present on `same_event`: the other person's event, unless it was a score
   * step.
   */
  current: z.optional(z.unknown()),
  /** Present on `stale` and `same_event`: author and time of the conflicting change. */
  changedBy: z.optional(z.object({ name: z.string(), at: z.string() })),
  /**
   * Present on `in_use`: the records that refer to it. Present on the `conflict` of taking a plan back: the matches that
   * began or changed after it.
   */
  uses: z.optional(z.array(recordUse)),
})
export type ApiError = z.output<typeof ApiError>
