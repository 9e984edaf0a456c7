import { useCallback } from 'react'
import { isCallError, newActionKey, sentenceOf, useAppStore, useToast } from '@torneo/client'
import { restoreEndpoint } from '@torneo/contracts/bin-restore'
import { panelRestore } from './bin-api'

const texts = { undo: 'Deshacer', restored: 'Restaurado' } as const

/**
 * Says that a record was deleted, with 'Deshacer' (B51), which restores it with all that went along: the batch of a deletion is the record's
 * id. It works from wherever the person has gone meanwhile. When nothing is answered the same try is offered again, under the same key.
 */
export function useDeletionToast(): (removed: string, id: string, subject: string) => void {
  const toast = useToast()
  const { dispatch } = useAppStore()
  return useCallback((removed, id, subject) => {
    const key = newActionKey()
    const restore = () => void dispatch(panelRestore.initiate({ params: { batch: id }, key }, { track: false })).unwrap().then(
      () => toast.success(texts.restored),
      (error: unknown) => {
        const isUnanswered = isCallError(error) && error.code === 0
        toast.error(restoreEndpoint.failure, isUnanswered ? undo : undefined)
        toast.info(sentenceOf(error, ''))
      },
    )
    const undo = { label: texts.undo, subject, run: restore }
    toast.success(removed, undo)
  }, [dispatch, toast])
}
