import { z } from './zod'
import type { ErrorDetail } from './errors'
import { fieldMessages } from './fields'

/** The sentence of whatever a shape gave none of its own. */
z.config({
  localeError: (issue) => {
    if (issue.code === 'unrecognized_keys') return fieldMessages.unknown
    if (issue.code === 'invalid_type' && issue.input === undefined) return fieldMessages.required
    return fieldMessages.invalid
  },
})

/** Any shape of the contract, for those who may not name zod themselves. */
export type Shape = z.ZodMiniType

export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly details: ErrorDetail[] }

/**
 * Checks a value by a shape: the parsed value, or one Spanish sentence for each bad field (dotted path, '' for the whole).
 * The API, the forms and the fake API all say the same words because they all come through here.
 */
export function check<S extends z.ZodMiniType>(shape: S, value: unknown): Checked<z.output<S>> {
  const result = z.safeParse(shape, value)
  if (result.success) return { ok: true, value: result.data }
  const details = result.error.issues.flatMap((issue): ErrorDetail[] => {
    const at = issue.path.map(String)
    if (issue.code !== 'unrecognized_keys') return [{ path: at.join('.'), message: issue.message }]
    return issue.keys.map((key) => ({ path: [...at, key].join('.'), message: fieldMessages.unknown }))
  })
  // A wrong type also fails the checks that come after it; the first sentence of a field says what to do.
  return { ok: false, details: details.filter(({ path }, index) => details.findIndex((one) => one.path === path) === index) }
}
