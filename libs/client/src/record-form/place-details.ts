import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { ErrorDetail } from '@torneo/contracts/errors'

/**
 * Shows the server's sentences at their fields and puts the focus on the first of them, in the order of `order`. Gives back the
 * sentences that belong to no field of this form.
 */
export function placeDetails<Values extends FieldValues>(
  fields: UseFormReturn<Values, unknown, Values>, details: readonly ErrorDetail[], order: readonly string[],
): string[] {
  const values = fields.getValues()
  const isField = ({ path }: ErrorDetail) => (path.split('.')[0] as string) in values
  const placed = details.filter(isField)
  for (const { path, message } of placed) fields.setError(path as Path<Values>, { type: 'server', message })
  const first = order.find((field) => placed.some(({ path }) => path === field)) ?? placed[0]?.path
  if (first) fields.setFocus(first as Path<Values>)
  return details.filter((detail) => !isField(detail)).map(({ message }) => message)
}
