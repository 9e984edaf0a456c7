import { isCallError, sentenceOf, useUpload } from '@torneo/client'
import { storageEndpoints, storageMessages, type Bucket, type StorageFolder } from '@torneo/contracts/files/storage'
import { useCallback } from 'react'
import { mediaTexts } from '../media-texts'
import { prepareImage, type ImageRejection } from '../photo/prepare-image'
import { sendWithProgress } from './send-with-progress'

export interface UploadTarget {
  readonly bucket: Bucket
  /** Folder in the tournament's bucket. */
  readonly folder?: StorageFolder | undefined
}

/** Address of the uploaded image, or the reason of the failure and whether a retry with the same file may succeed. */
export type UploadResult = { readonly address: string } | (ImageRejection & { readonly isRetryable: boolean })

interface Sending {
  readonly signal: AbortSignal
  /** Uploaded fraction, from 0 to 1. Not called while the photo is being prepared. */
  readonly onProgress: (share: number) => void
}

/** Status codes of rejections that are unrelated to the file. */
const transientCodes = [401, 408, 429]

/** Shows the server's message about this file if there is one, otherwise the general one (spec 1 §8). */
function rejectionOf(error: unknown): ImageRejection & { readonly isRetryable: boolean } {
  // The disk is full: the file is fine, and the server's sentence names the person to contact.
  if (isCallError(error) && error.code === 507)
    return { message: `${mediaTexts.failed}: ${sentenceOf(error, '')}`, isRetryable: true }
  const isFinal = isCallError(error) && error.code >= 400 && error.code < 500 && !transientCodes.includes(error.code)
  return isFinal
    ? { message: `${mediaTexts.failed}: ${sentenceOf(error, '')}`, isRetryable: false }
    : { message: storageMessages.uploadFailed, isRetryable: true }
}

/** Prepares an image and uploads it. Never rejects. */
export function useSendImage({
  bucket,
  folder,
}: UploadTarget): (file: File, sending: Sending) => Promise<UploadResult> {
  const upload = useUpload(storageEndpoints.upload)
  return useCallback(
    async (file, { signal, onProgress }) => {
      try {
        const prepared = await prepareImage(file, bucket)
        if (!(prepared instanceof File)) return { ...prepared, isRetryable: false }
        signal.throwIfAborted()
        const body = new FormData()
        body.set('file', prepared, prepared.name)
        onProgress(0)
        const stored = await upload({
          params: { bucket },
          query: folder && { folder },
          body,
          signal,
          send: sendWithProgress(onProgress),
        })
        return { address: stored.url }
      } catch (error) {
        return rejectionOf(error)
      }
    },
    [bucket, folder, upload],
  )
}
