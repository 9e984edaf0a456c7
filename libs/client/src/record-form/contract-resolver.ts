import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { ErrorDetail } from '@torneo/contracts/errors'
import { check, type Shape } from '@torneo/contracts/validation'

/** Details of a refusal as the form library's nested errors; the first sentence of a field wins. */
function nest(details: readonly ErrorDetail[]): FieldErrors {
  const errors: Record<string, unknown> = {}
  for (const { path, message } of details) {
    const steps = path === '' ? ['root'] : path.split('.')
    const last = steps.at(-1) as string
    let place = errors
    for (const [depth, step] of steps.slice(0, -1).entries()) {
      // What is wrong inside a list is a list: of an object with neither type nor message the form library thinks nothing is wrong.
      place = (place[step] ??= /^\d+$/.test(steps[depth + 1] ?? '') ? [] : {}) as Record<string, unknown>
    }
    place[last] ??= { type: 'contract', message }
  }
  return errors as FieldErrors
}

/** Checks a form by its contract shape: the same words as the API's. */
export function contractResolver<Values extends FieldValues>(shape: Shape): Resolver<Values, unknown, Values> {
  return (values) => {
    const checked = check(shape, values)
    return checked.ok
      ? { values: checked.value as Values, errors: {} }
      : { values: {}, errors: nest(checked.details) as FieldErrors<Values> }
  }
}
