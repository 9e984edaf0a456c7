import type { Bucket, StorageFolder } from '@torneo/contracts/storage'
import { TextField } from '@torneo/ui/TextField'
import { LoadedImage } from './LoadedImage'
import type { Ref } from 'react'

export interface ImageFieldProps {
  readonly id: string
  readonly label: string
  /** The image's address, '' for none. */
  readonly value: string
  readonly onChange: (address: string) => void
  readonly onBlur?: (() => void) | undefined
  /** Where uploads go, and the library's first bucket. */
  readonly bucket: Bucket
  readonly folder?: StorageFolder
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly required?: boolean | undefined
  /** How the image is shown: cut to 16:9, whole on a plain ground, or cut square. */
  readonly look?: 'wide' | 'logo' | 'square'
  /** Takes the focus when the field has an error. */
  readonly ref?: Ref<HTMLElement>
}

/** An image of a record: what it is now, and the ways to another one. */
export function ImageField({ id, label, value, onChange, onBlur, hint, error, required }: ImageFieldProps) {
  return (
    <div>
      <TextField id={id} label={label} value={value} onChange={(event) => onChange(event.target.value)} onBlur={onBlur} hint={hint} error={error} required={required} />
      <LoadedImage address={value} />
    </div>
  )
}
