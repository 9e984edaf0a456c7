import { useToast } from '@torneo/client'
import { useEffect } from 'react'
import { mediaTexts } from '../media-texts'
import { UploadRow } from './UploadRow'
import type { UploadTarget } from './use-send-image'
import { useUploads } from './use-uploads'

interface FieldUploadProps extends UploadTarget {
  readonly file: File
  readonly onUploaded: (address: string) => void
  readonly onDismiss: () => void
}

/** Uploads a file that was dropped on a field or pasted into it. */
export default function FieldUpload({ file, bucket, folder, onUploaded, onDismiss }: FieldUploadProps) {
  const toast = useToast()
  const { items, add, drop, retry } = useUploads({
    bucket,
    folder,
    onUploaded: (address) => {
      toast.info(mediaTexts.saved)
      onUploaded(address)
    },
  })
  useEffect(() => {
    const ids = add([file])
    return () => ids.forEach(drop)
  }, [file, add, drop])
  return (
    <ul aria-label={mediaTexts.uploads}>
      {items.map((item) => (
        <UploadRow key={item.id} item={item} retry={retry} drop={onDismiss} />
      ))}
    </ul>
  )
}
