import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { check, type Shape } from '@torneo/contracts/fields/validation'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** Converts error details to the form library's nested errors; the first message of a field wins. */
function nest(details: readonly ErrorDetail[]): FieldErrors {
  const errors: Record<string, unknown> = {}
  for (const { path, message } of details) {
    const steps = path === '' ? ['root'] : path.split('.')
    const last = steps.at(-1) as string
    let node = errors
    for (const [depth, step] of steps.slice(0, -1).entries()) {
      // Errors inside a list must be an array: the form library ignores an object with neither type nor message.
      node = (node[step] ??= /^\d+$/.test(steps[depth + 1] ?? '') ? [] : {}) as Record<string, unknown>
    }
    node[last] ??= { type: 'contract', message }
  }
  return errors as FieldErrors
}

/** Validates a form by its contract shape, with the same messages as the API. */
export function contractResolver<Values extends FieldValues>(shape: Shape): Resolver<Values, unknown, Values> {
  return (values) => {
    const checked = check(shape, values)
    return checked.ok
      ? { values: checked.value as Values, errors: {} }
      : { values: {}, errors: nest(checked.details) as FieldErrors<Values> }
  }
}
