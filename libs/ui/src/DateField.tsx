import type { FocusEvent } from 'react'
import { TextField, type TextFieldProps } from './TextField'

export type NativeFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'multiline' | 'rows' | 'counter' | 'trailing'>

/** A year of which two digits were typed is of this century; not until the field is left, because any year begins like that. */
function completeYear(input: HTMLInputElement): void {
  if (!/^00\d\d-/.test(input.value)) return
  // React overrides the setter of the element, to know what it has drawn.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, `20${input.value.slice(2)}`)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A day as yyyy-mm-dd: the phone brings its own calendar. Years have four digits, or browsers let people type six. */
export function DateField({ onBlur, ...props }: NativeFieldProps) {
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    completeYear(event.target)
    onBlur?.(event)
  }
  return <TextField autoComplete="off" min="1900-01-01" max="2100-12-31" {...props} type="date" onBlur={handleBlur} />
}
