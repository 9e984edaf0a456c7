import { useCallback } from 'react'
import { isCallError, sentenceOf, useUpload } from '@torneo/client'
import { storageEndpoints, storageMessages, type Bucket, type StorageFolder } from '@torneo/contracts/storage'
import { mediaTexts } from '../media-texts'
import { readyImage, type ImageRefusal } from '../photo/ready-image'
import { sendWithProgress } from '../send-with-progress'

export interface UploadPlace {
  readonly bucket: Bucket
  /** Of the tournament's bucket. */
  readonly folder?: StorageFolder | undefined
}

/** Where a sent image is; or why it was not sent, and whether the same file may fare better next time. */
export type Sent = { readonly address: string } | (ImageRefusal & { readonly repeatable: boolean })

interface Sending {
  readonly signal: AbortSignal
  /** How much is sent, from 0 to 1. Not called while the photo is made ready. */
  readonly onProgress: (share: number) => void
}

/** Refusals that say nothing against the file. */
const passing = [401, 408, 429]

/** Spec 1 §8: the server's own message where it has one about this file. */
function refusalOf(error: unknown): ImageRefusal & { readonly repeatable: boolean } {
  const isFinal = isCallError(error) && error.code >= 400 && error.code < 500 && !passing.includes(error.code)
  return isFinal
    ? { message: `${mediaTexts.failed}: ${sentenceOf(error, '')}`, repeatable: false }
    : { message: storageMessages.uploadFailed, repeatable: true }
}

/** Makes an image ready and uploads it. Never rejects. */
export function useSendImage({ bucket, folder }: UploadPlace): (file: File, sending: Sending) => Promise<Sent> {
  const upload = useUpload(storageEndpoints.upload)
  return useCallback(async (file, { signal, onProgress }) => {
    try {
      const ready = await readyImage(file, bucket)
      if (!(ready instanceof File)) return { ...ready, repeatable: false }
      signal.throwIfAborted()
      const body = new FormData()
      body.set('file', ready, ready.name)
      onProgress(0)
      const stored = await upload({ params: { bucket }, query: folder && { folder }, body, signal, send: sendWithProgress(onProgress) })
      return { address: stored.url }
    } catch (error) {
      return refusalOf(error)
    }
  }, [bucket, folder, upload])
}
