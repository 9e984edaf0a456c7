import type { Bucket } from '@torneo/contracts/files/storage'
import { acceptedTypes } from '@torneo/domain/records/image-check'
import type { Ref } from 'react'

interface FileInputProps {
  /** Opens the file dialog through `ref.current?.click()`. */
  readonly ref: Ref<HTMLInputElement>
  readonly label: string
  readonly bucket: Bucket
  readonly multiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Hidden file input; on a phone it offers photos and camera. */
export function FileInput({ ref, label, bucket, multiple = false, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      multiple={multiple}
      accept={acceptedTypes(bucket).join(',')}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])])
        // Resets the value, because choosing the same files again would otherwise fire no change event.
        currentTarget.value = ''
      }}
    />
  )
}
