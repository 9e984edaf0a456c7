import { TextField, type TextFieldProps } from './TextField'

/** A whole number as text: the caller parses it, so a half-typed value is never lost or rounded by the browser. */
export function NumberField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'multiline' | 'rows' | 'counter'>) {
  return <TextField autoComplete="off" {...props} inputMode="numeric" />
}
