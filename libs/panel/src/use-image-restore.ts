import { useCallback } from 'react'
import { api, mutationOf, newActionKey, useAppStore } from '@torneo/client'
import { restoreEndpoint } from '@torneo/contracts/bin'
import { storedFileOf } from '@torneo/domain/stored-file'

const bin = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ panelRestoreImage: mutationOf(build, restoreEndpoint) }),
})

/** Takes images out of the bin that a restored record is to show again. What is not there, the save itself says. */
export function useImageRestore(): (values: readonly unknown[]) => Promise<void> {
  const { dispatch } = useAppStore()
  return useCallback(async (values) => {
    const ids = new Set(values.flatMap((value) => (typeof value === 'string' ? storedFileOf(value)?.id ?? [] : [])))
    await Promise.allSettled([...ids].map((batch) =>
      dispatch(bin.endpoints.panelRestoreImage.initiate({ params: { batch }, key: newActionKey() }, { track: false })).unwrap()))
  }, [dispatch])
}
