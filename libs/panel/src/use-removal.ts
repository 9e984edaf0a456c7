import { useState } from 'react'
import { isCallError, useConfirm, useToast } from '@torneo/client'
import { withRecovery } from '@torneo/domain/bin-words'
import { focusIds, useKeptFocus } from './collection-focus'
import { useDeletionToast } from './use-deletion-toast'
import { useFailureToasts } from './use-failure-toasts'

/** What is asked before a deletion. `subject`: what people call the record, in the toast after it. */
export interface RemovalQuestion {
  readonly title: string
  readonly body?: string
  readonly subject: string
}

interface RemovalOptions<R extends { readonly id: string }> {
  /** The collection's name, as its `CollectionScreen` has it. */
  readonly name: string
  /** The stored collection: `gallery_groups`. */
  readonly collection: string
  /** What is asked before: the question, and what goes with the record. */
  readonly question: (record: R) => RemovalQuestion
  readonly confirmLabel: string
  readonly remove: (record: R) => Promise<unknown>
  /** 'Sponsor eliminado correctamente', 'Error al eliminar sponsor'. */
  readonly removed: string
  readonly failed: string
  /** Whether the caller says itself why this failed: then no toast does. */
  readonly explains?: (error: unknown) => boolean
  /** The server said no: the list may be old. */
  readonly onRefused: () => void
}

/** Asks, deletes, says so with 'Deshacer', and leaves the focus at the next record. A record that somebody else deleted meanwhile is just as gone. */
export function useRemoval<R extends { readonly id: string }>(options: RemovalOptions<R>) {
  const { name, collection, question, confirmLabel, remove, removed, failed, explains, onRefused } = options
  const confirm = useConfirm()
  const toast = useToast()
  const sayDeleted = useDeletionToast()
  const sayFailed = useFailureToasts()
  const keepFocus = useKeptFocus()
  const [busyId, setBusyId] = useState<string | null>(null)

  /** `shown` is the list as it is drawn, so that the focus goes on to the next of it. */
  const ask = async (record: R, shown: readonly R[]): Promise<void> => {
    const opener = document.activeElement
    const { subject, title, body } = question(record)
    if (busyId !== null || !(await confirm({ title, body: withRecovery(body, collection), confirmLabel, tone: 'danger' }))) return
    const at = shown.findIndex(({ id }) => id === record.id)
    const ids = focusIds(name)
    keepFocus(opener, [...[...shown.slice(at + 1), ...shown.slice(0, at).reverse()].map(({ id }) => ids.record(id)), ids.new])
    setBusyId(record.id)
    try {
      await remove(record)
      sayDeleted(removed, record.id, subject)
    } catch (error) {
      const isGone = isCallError(error) && error.code === 404
      if (!isGone) keepFocus(null, [])
      if (isGone) toast.success(removed)
      else if (!explains?.(error)) sayFailed(failed, error)
      if (isCallError(error) && error.code !== 0) onRefused()
    } finally {
      setBusyId(null)
    }
  }
  return { busyId, ask }
}
