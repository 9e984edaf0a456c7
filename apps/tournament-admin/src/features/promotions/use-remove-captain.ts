import { useState } from 'react'
import { isCallError, sentenceOf, useConfirm, useToast } from '@torneo/client'
import type { Promotion } from '@torneo/contracts/promotions'
import { useKeptFocus } from '@torneo/panel/collection-focus'
import { captainButtonId } from './CaptainCell'
import { captainTexts } from './captain-texts'
import { useRemoveCaptainMutation } from './promotions-api'

/** Asks, releases the captain, says so. The button goes with the captain; the focus moves to the one that assigns the next. */
export function useRemoveCaptain(onRefused: () => void) {
  const [remove] = useRemoveCaptainMutation()
  const confirm = useConfirm()
  const toast = useToast()
  const keepFocus = useKeptFocus()
  const [busyId, setBusyId] = useState<string | null>(null)

  const ask = async ({ id, name }: Promotion, captain: string): Promise<void> => {
    const opener = document.activeElement
    const sure = busyId === null && await confirm({
      title: captainTexts.removeQuestion(name),
      body: captainTexts.removeBody(captain),
      confirmLabel: captainTexts.removeConfirm,
      tone: 'danger',
    })
    if (!sure) return
    keepFocus(opener, [captainButtonId(id)])
    setBusyId(id)
    try {
      await remove({ params: { id } }).unwrap()
      toast.success(captainTexts.removed)
    } catch (error) {
      keepFocus(null, [])
      toast.error([captainTexts.removeFailed, sentenceOf(error, '')].filter(Boolean).join('. '))
      if (isCallError(error) && error.code !== 0) onRefused()
    } finally {
      setBusyId(null)
    }
  }
  return { busyId, ask }
}
