import { sentenceOf, useToast } from '@torneo/client'
import { useState } from 'react'
import { releasesTexts as texts } from './releases-texts'

/** Sends one change at a time and shows its outcome in a toast; calls `onDone` after a success. */
export function useReleaseChange() {
  const [isBusy, setBusy] = useState(false)
  const toast = useToast()
  const execute = async (change: () => Promise<unknown>, onDone: () => void = () => undefined): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await change()
      toast.success(texts.done)
      onDone()
    } catch (error) {
      toast.error(sentenceOf(error, texts.changeFailed))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, execute }
}
