import type { RecordForm } from '@torneo/client'

/** A `RecordForm` of any values. */
interface AnyForm {
  readonly fields: { readonly register: (name: never) => unknown }
  readonly idOf: (field: never) => string
  readonly errorOf: (field: never) => string | undefined
}

/**
 * What the inputs of a form take: `field` for one that the form registers, `fieldProps` (id, label, error) for one inside a Controller.
 */
export function formFields<Name extends string>(form: AnyForm, labels: Readonly<Record<Name, string>>) {
  // The name of a field is a path of the form's values; of a type parameter TypeScript cannot tell.
  const { fields, idOf, errorOf } = form as unknown as RecordForm<Record<string, unknown>>
  const fieldProps = (name: Name) => ({ id: idOf(name), label: labels[name], error: errorOf(name) })
  const field = (name: Name, options?: Parameters<typeof fields.register>[1]) => (
    { ...fields.register(name as string, options), ...fieldProps(name) }
  )
  return { field, fieldProps }
}

/** What `valuesOf` of a form is: the fields of `blank`, as the record has them; `blank` itself while there is no record. */
export function valuesLike<Values extends object>(blank: Values): (record: Values | null) => Values {
  const names = Object.keys(blank) as (keyof Values)[]
  return (record) => (record ? Object.fromEntries(names.map((name) => [name, record[name]])) as Values : blank)
}
