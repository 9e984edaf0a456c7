import type { ErrorDetail } from '../endpoint/errors'
import { fieldMessages } from './fields'
import { z } from './zod'

/** Default messages for checks without their own. */
z.config({
  localeError: (issue) => {
    if (issue.code === 'unrecognized_keys') return fieldMessages.unknown
    if (issue.code === 'invalid_type' && issue.input === undefined) return fieldMessages.required
    return fieldMessages.invalid
  },
})

/** Any shape of the contract, for modules that may not import zod. */
export type Shape = z.ZodMiniType

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly details: ErrorDetail[] }

/** The messages of invalid fields, by their paths. */
export const messagesByPath = (details: readonly ErrorDetail[]): Record<string, string> =>
  Object.fromEntries(details.map(({ path, message }) => [path, message]))

/**
 * Validates a value: returns the parsed value, or one Spanish message per invalid field (dotted path, '' for the value
 * itself). The API, the forms and the fake API all use it, so that their messages are the same.
 */
export function check<S extends z.ZodMiniType>(shape: S, value: unknown): Checked<z.output<S>> {
  const result = z.safeParse(shape, value)
  if (result.success) return { ok: true, value: result.data }
  const details = result.error.issues.flatMap((issue): ErrorDetail[] => {
    const at = issue.path.map(String)
    if (issue.code !== 'unrecognized_keys') return [{ path: at.join('.'), message: issue.message }]
    return issue.keys.map((key) => ({ path: [...at, key].join('.'), message: fieldMessages.unknown }))
  })
  // A wrong type also fails later checks of the same field: only its first message is reported.
  return {
    ok: false,
    details: details.filter(({ path }, index) => details.findIndex((one) => one.path === path) === index),
  }
}
