import { isCallError, useConfirm, useToast } from '@torneo/client'
import type { ScheduledSave } from '@torneo/contracts/content/scheduled-saves'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { useUnscheduleMutation } from './scheduled-api'
import { scheduledTexts as texts } from './scheduled-texts'

/**
 * Cancels a scheduled save after a question about the remaining values. `isTyped`: the form shows the scheduled values.
 */
export function useUnschedule(
  { id, rev, changes }: ScheduledSave,
  labels: Readonly<Record<string, string>>,
  isTyped: boolean,
) {
  const toast = useToast()
  const confirm = useConfirm()
  const [unschedule, { isLoading }] = useUnscheduleMutation()

  const cancel = async () => {
    const formLabels = changes.flatMap(({ field }) => labels[field] ?? [])
    const body = [
      formLabels.length === changes.length ? texts.cancelBody(formLabels) : texts.cancelBodyElsewhere,
      ...(isTyped ? [texts.typedStays] : []),
    ].join(' ')
    if (
      !(await confirm({
        title: texts.cancelQuestion,
        body,
        confirmLabel: texts.cancelConfirm,
        cancelLabel: texts.keep,
        tone: 'danger',
      }))
    )
      return
    try {
      await unschedule({ params: { id }, ifMatch: rev }).unwrap()
      toast.success(texts.canceled)
    } catch (error) {
      toast.error(joinSentences(texts.cancelFailed, isCallError(error) && error.sentence))
    }
  }
  return { cancel, isCancelling: isLoading }
}
