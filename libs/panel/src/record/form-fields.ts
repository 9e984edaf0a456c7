import type { RecordForm } from '@torneo/client'

/** A `RecordForm` of any values. */
interface AnyForm {
  readonly fields: { readonly register: (name: never) => unknown }
  readonly idOf: (field: never) => string
  readonly errorOf: (field: never) => string | undefined
}

/**
 * Props of a form's inputs: `field` for inputs that the form registers, `fieldProps` (id, label, error) for inputs
 * inside a Controller.
 */
export function formFields<Name extends string>(form: AnyForm, labels: Readonly<Record<Name, string>>) {
  // TypeScript cannot check a field's path against the form's values when the values are a type parameter.
  const { fields, idOf, errorOf } = form as unknown as RecordForm<Record<string, unknown>>
  const fieldProps = (name: Name) => ({ id: idOf(name), label: labels[name], error: errorOf(name) })
  const field = (name: Name, options?: Parameters<typeof fields.register>[1]) => ({
    ...fields.register(name as string, options),
    ...fieldProps(name),
  })
  return { field, fieldProps }
}

/** Makes a form's `valuesOf`: picks the fields of `blank` from the record; returns `blank` itself without a record. */
export function valuesLike<Values extends object>(blank: Values): (record: Values | null) => Values {
  const names = Object.keys(blank) as (keyof Values)[]
  return (record) => (record ? (Object.fromEntries(names.map((name) => [name, record[name]])) as Values) : blank)
}
