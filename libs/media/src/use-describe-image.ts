import { sentenceOf, useToast } from '@torneo/client'
import type { FocalPoint } from '@torneo/contracts/files/storage'
import { parseFileAddress } from '@torneo/domain/records/stored-file'
import { useCallback } from 'react'
import { useMediaDescribeImageMutation } from './details-api'
import { focalTexts } from './focal-texts'

interface ImageDescription {
  readonly alt?: string
  /** Null resets it to the centre. */
  readonly focus?: FocalPoint | null
}

/** Saves a stored image's text or focal point. Resolves to true on success; a failure shows a toast. */
export function useDescribeImage(address: string): (description: ImageDescription) => Promise<boolean> {
  const [describe] = useMediaDescribeImageMutation()
  const toast = useToast()
  return useCallback(
    async (description) => {
      const file = parseFileAddress(address)
      if (!file) return false
      try {
        await describe({ params: { bucket: file.bucket, id: file.id }, body: description }).unwrap()
        return true
      } catch (error) {
        toast.error(focalTexts.failed, undefined, sentenceOf(error, ''))
        return false
      }
    },
    [address, describe, toast],
  )
}
