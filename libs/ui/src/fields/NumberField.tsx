import { TextField, type TextFieldProps } from './TextField'

/** A whole number as text, which the caller parses, so that the browser cannot discard or round a half-typed value. */
export function NumberField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'multiline' | 'rows' | 'counter'>) {
  return <TextField autoComplete="off" {...props} inputMode="numeric" />
}
