import type { NativeFieldProps } from './DateField'
import { TextField } from './TextField'

/** A time of day as HH:mm, with the device's own picker. */
export function TimeField(props: NativeFieldProps) {
  return <TextField autoComplete="off" {...props} type="time" />
}
