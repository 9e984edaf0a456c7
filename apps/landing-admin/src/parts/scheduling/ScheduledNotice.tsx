import { useState } from 'react'
import styled from 'styled-components'
import { isCallError, useConfirm, useToast } from '@torneo/client'
import type { ScheduledSave } from '@torneo/contracts/scheduled-saves'
import { lazyModal } from '@torneo/panel/lazy-modal'
import { Button } from '@torneo/ui/Button'
import { Notice } from '@torneo/ui/Notice'
import { flexWrap } from '@torneo/ui/tokens'
import { useUnscheduleMutation } from './scheduled-api'
import type { ScheduledChangesModalProps } from './ScheduledChangesModal'
import { dayAhead, momentWords } from './scheduled-words'
import { scheduledTexts as texts } from './scheduled-texts'

const ChangesModal = lazyModal<ScheduledChangesModalProps>(() => import('./ScheduledChangesModal'), { title: () => texts.changesTitle, size: 'lg' })

export interface ScheduledNoticeProps {
  readonly scheduled: ScheduledSave
  /** Labels of the form's fields. */
  readonly labels: Readonly<Record<string, string>>
  readonly describe: ((field: string, value: unknown) => string | undefined) | undefined
  readonly onMove: () => void
  /** Copies the scheduled values into the form. */
  readonly onFill: () => void
}

/** Shows above a form its scheduled save, or why that was not applied, with the actions for it. */
export default function ScheduledNotice({ scheduled, labels, describe, onMove, onFill }: ScheduledNoticeProps) {
  const { id, rev, day, time, by, held: rejection, changes } = scheduled
  const toast = useToast()
  const confirm = useConfirm()
  const [unschedule, { isLoading }] = useUnscheduleMutation()
  const [isOpen, setOpen] = useState(false)
  const words = (rejection === null ? texts.waits : texts.notApplied)(momentWords(day, time, dayAhead(0)), by.name)

  const cancel = async () => {
    const own = changes.flatMap(({ field }) => labels[field] ?? [])
    const body = own.length === changes.length ? texts.cancelBody(own) : texts.cancelBodyElsewhere
    if (!await confirm({ title: texts.cancelQuestion, body, confirmLabel: texts.cancelConfirm, cancelLabel: texts.keep, tone: 'danger' })) return
    try {
      await unschedule({ params: { id }, ifMatch: rev }).unwrap()
      toast.success(texts.canceled)
    } catch (error) {
      toast.error(isCallError(error) ? `${texts.cancelFailed}. ${error.sentence}` : texts.cancelFailed)
    }
  }

  return (
    <Notice tone={rejection === null ? 'info' : 'warning'} role="status">
      {words.start}<b>{words.when}</b>{words.end}{rejection !== null && `. ${rejection}`}
      <Actions>
        <Button size="sm" variant="secondary" onPointerEnter={ChangesModal.prefetch} onFocus={ChangesModal.prefetch} onClick={() => setOpen(true)}>{texts.see}</Button>
        <Button size="sm" variant="ghost" onClick={onMove}>{texts.change}</Button>
        <Button size="sm" variant="ghost" busy={isLoading} onClick={() => void cancel()}>{texts.cancel}</Button>
      </Actions>
      {isOpen && <ChangesModal scheduled={scheduled} labels={labels} describe={describe} onFill={onFill} onClose={() => setOpen(false)} />}
    </Notice>
  )
}

const Actions = styled.div`
  ${flexWrap('8px')}
  margin-top: 8px;
`
