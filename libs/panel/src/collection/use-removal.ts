import { isCallError, useConfirm, useToast } from '@torneo/client'
import { deletedImagesSentence, withRecovery } from '@torneo/domain/format/bin-labels'
import { parseFileAddress } from '@torneo/domain/records/stored-file'
import { useState } from 'react'
import { useFailureToasts } from '../screen/use-failure-toasts'
import { focusIds, useFocusHandover } from './collection-focus'
import { useDeletionToast } from './use-deletion-toast'

/** Question before a deletion. `subject` is the record's name in the toast after it. */
export interface RemovalQuestion {
  readonly title: string
  readonly body?: string
  readonly subject: string
  /** The body counts the record's images already. */
  readonly isCounted?: boolean
}

interface RemovalOptions<R extends { readonly id: string }> {
  /** Name of the collection, the same as in its `CollectionScreen`. */
  readonly name: string
  /** The stored collection: `gallery_groups`. */
  readonly collection: string
  /** Builds the question for a record, including the dependents that are deleted with it. */
  readonly question: (record: R) => RemovalQuestion
  readonly confirmLabel: string
  readonly remove: (record: R) => Promise<unknown>
  /** 'Sponsor eliminado correctamente', 'Error al eliminar sponsor'. */
  readonly removed: string
  readonly failed: string
  /** Returns true when the caller shows the reason of this failure itself, so that no toast is needed. */
  readonly explains?: (error: unknown) => boolean
  /** Called when the server rejected the deletion, since the list may be stale. */
  readonly onRejected: () => void
}

/** Counts the stored images in a record's own fields. */
function countImages(record: object): number {
  const values: readonly unknown[] = Object.values(record)
  return new Set(
    values.flatMap((value) => (typeof value === 'string' && parseFileAddress(value, location.origin)?.id) || []),
  ).size
}

/**
 * Deletes a record after confirmation, with a toast that offers 'Deshacer', and moves the focus to the next record. A
 * record that another person deleted meanwhile counts as deleted.
 */
export function useRemoval<R extends { readonly id: string }>(options: RemovalOptions<R>) {
  const { name, collection, question, confirmLabel, remove, removed, failed, explains, onRejected } = options
  const confirm = useConfirm()
  const toast = useToast()
  const toastDeletion = useDeletionToast()
  const toastFailure = useFailureToasts()
  const handOverFocus = useFocusHandover()
  const [busyId, setBusyId] = useState<string | null>(null)

  /** `shown` is the rendered list; the focus moves to the next record in it. */
  const confirmRemoval = async (record: R, shown: readonly R[]): Promise<void> => {
    const opener = document.activeElement
    const { subject, title, body, isCounted = false } = question(record)
    const fullBody = [body, isCounted ? undefined : deletedImagesSentence(countImages(record))]
      .filter(Boolean)
      .join(' ')
    if (
      busyId !== null ||
      !(await confirm({ title, body: withRecovery(fullBody, collection), confirmLabel, tone: 'danger' }))
    )
      return
    const index = shown.findIndex(({ id }) => id === record.id)
    const ids = focusIds(name)
    handOverFocus(opener, [
      ...[...shown.slice(index + 1), ...shown.slice(0, index).reverse()].map(({ id }) => ids.record(id)),
      ids.new,
    ])
    setBusyId(record.id)
    try {
      await remove(record)
      toastDeletion(removed, record.id, subject)
    } catch (error) {
      const isDeleted = isCallError(error) && error.code === 404
      if (!isDeleted) handOverFocus(null, [])
      if (isDeleted) toast.success(removed)
      else if (!explains?.(error)) toastFailure(failed, error)
      if (isCallError(error) && error.code !== 0) onRejected()
    } finally {
      setBusyId(null)
    }
  }
  return { busyId, confirmRemoval }
}
