import { get, type FieldPath, type FieldPathValue, type FieldValues, type UseFormReturn } from 'react-hook-form'

interface Registered {
  readonly mount?: boolean
  readonly ref: unknown
  readonly refs?: readonly unknown[]
}

/** An element of a suspended part is hidden, but still connected. */
const isOnScreen = ({ mount = false, ref, refs = [ref] }: Registered) =>
  refs.some((one) => (one instanceof HTMLElement ? one.isConnected : mount))

/**
 * Drops the values of fields that left the screen (B95), so that they are neither sent nor hold a save back: a `typed`
 * one returns to its value in `stored`, and a field without one there leaves the form. A value that code has set for a
 * hidden field remains, as does all input while the whole form is hidden.
 */
export function dropLeftFields<Values extends FieldValues>(
  fields: UseFormReturn<Values, unknown, Values>,
  stored: Values,
  typed: Set<string>,
): void {
  const registered = ([...fields.control._names.mount] as FieldPath<Values>[]).flatMap((name) => {
    const field = get<object, { readonly _f?: Registered } | undefined>(fields.control._fields, name)?._f
    return field ? [{ name, isShown: isOnScreen(field) }] : []
  })
  if (!registered.some(({ isShown }) => isShown)) return
  for (const { name } of registered.filter(({ isShown }) => !isShown)) {
    const storedValue = get(stored, name) as FieldPathValue<Values, typeof name> | undefined
    // An element that was removed from a list has no value any more.
    const isRemoved = fields.getValues(name) === undefined
    if (storedValue === undefined) fields.unregister(name)
    else if (typed.has(name) && !isRemoved) fields.resetField(name, { defaultValue: storedValue })
    else if (fields.getFieldState(name).error) fields.clearErrors(name)
    typed.delete(name)
  }
}
