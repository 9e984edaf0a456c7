import type { FocusEvent } from 'react'
import { TextField, type TextFieldProps } from './TextField'

export type NativeFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'multiline' | 'rows' | 'counter' | 'trailing'
>

/** Completes a two-digit year with this century. Called on blur only, because any year starts with two digits. */
function completeYear(input: HTMLInputElement): void {
  if (!/^00\d\d-/.test(input.value)) return
  // Uses the prototype's setter, because React overrides the element's own to track its value.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, `20${input.value.slice(2)}`)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * A date as yyyy-mm-dd with the device's own calendar. `min` and `max` limit years to four digits, which browsers
 * otherwise do not.
 */
export function DateField({ onBlur, ...props }: NativeFieldProps) {
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    completeYear(event.target)
    onBlur?.(event)
  }
  return <TextField autoComplete="off" min="1900-01-01" max="2100-12-31" {...props} type="date" onBlur={handleBlur} />
}
