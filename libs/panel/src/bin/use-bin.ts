import { isCallError, useConfirm, useToast } from '@torneo/client'
import { binMessages, type BinItem } from '@torneo/contracts/records/bin'
import { restoreEndpoint } from '@torneo/contracts/records/bin-restore'
import { useState } from 'react'
import { useFailureToasts } from '../screen/use-failure-toasts'
import { panelRestore } from './bin-api'
import { usePurgeMutation } from './bin-list-api'
import { binTexts as texts } from './bin-texts'

/**
 * Returns an item preceded by all items that must be restored first; null when one is missing or cannot be restored.
 */
export function withNeeded(item: BinItem, items: readonly BinItem[]): readonly BinItem[] | null {
  const chain = [item]
  for (let { needs } = item; needs;) {
    const { batch } = needs
    const needed = items.find((candidate) => candidate.batch === batch)
    if (!needed || needed.lost || chain.includes(needed)) return null
    chain.unshift(needed)
    needs = needed.needs
  }
  return chain
}

/**
 * Actions of the bin, each with its toasts. An item that another person has restored or purged meanwhile counts as
 * done.
 */
export function useBin(items: readonly BinItem[], refetch: () => void) {
  const [restore] = panelRestore.useMutation()
  const [purge] = usePurgeMutation()
  const [busyBatch, setBusyBatch] = useState<string | null>(null)
  const confirm = useConfirm()
  const toast = useToast()
  const toastFailure = useFailureToasts()

  const run = async (batch: string, failed: string, work: () => Promise<void>) => {
    if (busyBatch !== null) return
    setBusyBatch(batch)
    try {
      await work()
    } catch (error) {
      toastFailure(failed, error)
      if (isCallError(error) && error.code !== 0) refetch()
    } finally {
      setBusyBatch(null)
    }
  }

  return {
    busyBatch,

    restore: (item: BinItem) =>
      run(item.batch, restoreEndpoint.failure, async () => {
        const chain = withNeeded(item, items) ?? [item]
        let missing = 0
        for (const { batch } of chain) missing += (await restore({ params: { batch } }).unwrap()).missingImages ?? 0
        toast.success(chain.length === 1 ? texts.restored(item.title) : texts.restoredAll(chain.length))
        if (missing > 0) toast.warning(texts.missingImages(missing))
      }),

    purge: async (item: BinItem) => {
      const { batch, title, along = [] } = item
      const body = texts.purgeBody(along.length > 0 ? texts.along(along) : '')
      if (
        busyBatch !== null ||
        !(await confirm({ title: texts.purgeQuestion(title), body, confirmLabel: texts.purge, tone: 'danger' }))
      )
        return
      await run(batch, binMessages.purgeFailed, async () => {
        await purge({ params: { batch } }).unwrap()
        toast.success(texts.purged(title))
      })
    },
  }
}
