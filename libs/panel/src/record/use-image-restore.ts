import { useAppStore } from '@torneo/client'
import { parseFileAddress } from '@torneo/domain/records/stored-file'
import { useCallback } from 'react'
import { panelRestore } from '../bin/bin-api'

/**
 * Restores the images of a record from the bin before the record is restored. Missing images are reported by the save.
 */
export function useImageRestore(): (values: readonly unknown[]) => Promise<void> {
  const { dispatch } = useAppStore()
  return useCallback(
    async (values) => {
      const ids = new Set(
        values.flatMap((value) => (typeof value === 'string' ? (parseFileAddress(value)?.id ?? []) : [])),
      )
      await Promise.allSettled(
        [...ids].map((batch) => dispatch(panelRestore.initiate({ params: { batch } }, { track: false })).unwrap()),
      )
    },
    [dispatch],
  )
}
