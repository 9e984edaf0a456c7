import { sentenceOf, useToast } from '@torneo/client'
import { useCallback } from 'react'

/** Shows a failure in the words of the specification (spec 1 §8), with its reason below. */
export function useFailureToasts(): (failed: string, error: unknown) => void {
  const toast = useToast()
  return useCallback(
    (failed, error) => {
      const reason = sentenceOf(error, '')
      toast.error(failed, undefined, reason === failed ? undefined : reason || undefined)
    },
    [toast],
  )
}
