import type { NativeFieldProps } from './DateField'
import { TextField } from './TextField'

/** A time of day as HH:mm: the phone brings its own wheel. */
export function TimeField(props: NativeFieldProps) {
  return <TextField autoComplete="off" {...props} type="time" />
}
