import { useCallback } from 'react'
import { sentenceOf, useToast } from '@torneo/client'

/** Says what failed in the words of the specification (spec 1 §8), and why in a message of its own. */
export function useFailureToasts(): (failed: string, error: unknown) => void {
  const toast = useToast()
  return useCallback((failed, error) => {
    const reason = sentenceOf(error, '')
    toast.error(failed)
    if (reason !== '' && reason !== failed) toast.info(reason)
  }, [toast])
}
