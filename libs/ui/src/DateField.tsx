import { TextField, type TextFieldProps } from './TextField'

export type NativeFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'multiline' | 'rows' | 'counter' | 'trailing'>

/** A day as yyyy-mm-dd: the phone brings its own calendar. Years have four digits, or browsers let people type six. */
export function DateField(props: NativeFieldProps) {
  return <TextField autoComplete="off" max="9999-12-31" {...props} type="date" />
}
