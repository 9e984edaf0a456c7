import { useToast } from '@torneo/client'
import type { Bucket, StorageFolder } from '@torneo/contracts/files/storage'
import { useEffect, useEffectEvent, useRef } from 'react'
import { mediaTexts } from '../media-texts'
import { useUploads } from '../upload/use-uploads'

export const isUnfinished = ({ state }: ReturnType<typeof useUploads>['items'][number]) =>
  state === 'preparing' || state === 'sending'

interface AnnouncedUploadsOptions {
  readonly bucket: Bucket
  readonly folder?: StorageFolder | undefined
  readonly multiple: boolean
  /** Called with the address of an upload that is the only one. */
  readonly onSingle: (address: string) => void
}

/** Uploads files, and announces several once, when all are finished. */
export function useAnnouncedUploads({ bucket, folder, multiple, onSingle }: AnnouncedUploadsOptions) {
  const toast = useToast()
  const unannouncedCount = useRef(0)
  const toastSaved = () => {
    if (unannouncedCount.current > 0) toast.info(mediaTexts.savedCount(unannouncedCount.current))
    unannouncedCount.current = 0
  }
  const uploads = useUploads({
    bucket,
    folder,
    onUploaded: (address) => {
      unannouncedCount.current += 1
      if (multiple) return
      toastSaved()
      onSingle(address)
    },
  })
  const isUploading = uploads.items.some(isUnfinished)
  const toastSavedEvent = useEffectEvent(toastSaved)
  useEffect(() => {
    if (!isUploading) toastSavedEvent()
  }, [isUploading])
  return uploads
}
