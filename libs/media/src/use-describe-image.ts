import { useCallback } from 'react'
import { sentenceOf, useToast } from '@torneo/client'
import type { FocalPoint } from '@torneo/contracts/storage'
import { storedFileOf } from '@torneo/domain/stored-file'
import { focalTexts } from './focal-texts'
import { useMediaDescribeImageMutation } from './details-api'

interface Said {
  readonly alt?: string
  /** Null for the centre. */
  readonly focus?: FocalPoint | null
}

/** Stores what is said of a stored image; whether it is stored. A failure says so. */
export function useDescribeImage(address: string): (said: Said) => Promise<boolean> {
  const [describe] = useMediaDescribeImageMutation()
  const toast = useToast()
  return useCallback(async (said) => {
    const file = storedFileOf(address)
    if (!file) return false
    try {
      await describe({ params: { bucket: file.bucket, id: file.id }, body: said }).unwrap()
      return true
    } catch (error) {
      toast.error(focalTexts.failed)
      toast.info(sentenceOf(error, ''))
      return false
    }
  }, [address, describe, toast])
}
