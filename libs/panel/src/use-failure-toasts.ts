import { useCallback } from 'react'
import { sentenceOf, useToast } from '@torneo/client'

/** Shows a failure in the words of the specification (spec 1 §8), and its reason in a second toast. */
export function useFailureToasts(): (failed: string, error: unknown) => void {
  const toast = useToast()
  return useCallback((failed, error) => {
    const reason = sentenceOf(error, '')
    toast.error(failed)
    if (reason !== '' && reason !== failed) toast.info(reason)
  }, [toast])
}
