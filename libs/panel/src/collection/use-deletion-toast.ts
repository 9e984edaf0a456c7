import { isCallError, newActionKey, sentenceOf, useAppStore, useToast } from '@torneo/client'
import { restoreEndpoint } from '@torneo/contracts/records/bin-restore'
import { useCallback } from 'react'
import { panelRestore } from '../bin/bin-api'

const texts = { undo: 'Deshacer', restored: 'Restaurado' } as const

/**
 * Shows a toast for a deleted record with 'Deshacer' (B51), which restores the record and its dependents: the batch id
 * of a deletion is the record's id. It works on any screen that the user has opened meanwhile. If no response arrives,
 * the toast offers a retry with the same idempotency key.
 */
export function useDeletionToast(): (removed: string, id: string, subject: string) => void {
  const toast = useToast()
  const { dispatch } = useAppStore()
  return useCallback(
    (removed, id, subject) => {
      const key = newActionKey()
      const restore = () =>
        void dispatch(panelRestore.initiate({ params: { batch: id }, key }, { track: false }))
          .unwrap()
          .then(
            () => toast.success(texts.restored),
            (error: unknown) => {
              const isNetworkError = isCallError(error) && error.code === 0
              toast.error(restoreEndpoint.failure, isNetworkError ? undo : undefined, sentenceOf(error, ''))
            },
          )
      const undo = { label: texts.undo, subject, run: restore }
      toast.success(removed, undo)
    },
    [dispatch, toast],
  )
}
