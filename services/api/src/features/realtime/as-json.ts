import { check, type Shape } from '@torneo/contracts/validation'

/** A value by its contract, as JSON. One that does not fit is our fault. */
export function asJson(shape: Shape, value: unknown): string {
  const checked = check(shape, value)
  if (!checked.ok) throw new Error(`A frame does not fit its contract: ${checked.details.map(({ path }) => path).join(', ')}`)
  return JSON.stringify(checked.value)
}
