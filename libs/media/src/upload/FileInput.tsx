import type { Ref } from 'react'
import type { Bucket } from '@torneo/contracts/storage'
import { acceptedTypes } from '@torneo/domain/image-check'

interface FileInputProps {
  /** A button opens it: `ref.current?.click()`. */
  readonly ref: Ref<HTMLInputElement>
  readonly label: string
  readonly bucket: Bucket
  readonly multiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** The device's own way to choose files; on a phone with its photos and camera. */
export function FileInput({ ref, label, bucket, multiple = false, onFiles }: FileInputProps) {
  return (
    <input ref={ref} type="file" hidden aria-label={label} multiple={multiple} accept={acceptedTypes(bucket).join(',')}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])])
        // Without the reset, choosing the same files again fires no change event.
        currentTarget.value = ''
      }} />
  )
}
