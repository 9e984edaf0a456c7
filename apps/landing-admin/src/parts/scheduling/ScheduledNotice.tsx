import type { ScheduledSave } from '@torneo/contracts/content/scheduled-saves'
import { lazyModal } from '@torneo/panel/screen/lazy-modal'
import { Button } from '@torneo/ui/buttons/Button'
import { Notice } from '@torneo/ui/feedback/Notice'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { flexWrap } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { dayAhead, formatLocalMoment, formatMoment } from './format-moment'
import { scheduledTexts as texts } from './scheduled-texts'
import type { ScheduledChangesModalProps } from './ScheduledChangesModal'
import { useUnschedule } from './use-unschedule'

const ChangesModal = lazyModal<ScheduledChangesModalProps>(() => import('./ScheduledChangesModal'), {
  title: () => texts.changesTitle,
  size: 'lg',
})

export interface ScheduledNoticeProps {
  readonly scheduled: ScheduledSave
  /** Labels of the form's fields. */
  readonly labels: Readonly<Record<string, string>>
  readonly describe: ((field: string, value: unknown) => string | undefined) | undefined
  /** True when the form shows the scheduled values. */
  readonly isTyped: boolean
  /** Renders one line in the save bar instead of the notice above the fields. */
  readonly isInBar?: boolean
  readonly onMove: () => void
  /** Copies the scheduled values into the form. */
  readonly onFill: () => void
}

/** Shows the scheduled save of a form, or the reason why it was not applied, with its actions. */
export default function ScheduledNotice({
  scheduled,
  labels,
  describe,
  isTyped,
  isInBar = false,
  onMove,
  onFill,
}: ScheduledNoticeProps) {
  const { at, day, time, by, held: rejection } = scheduled
  const { cancel, isCancelling } = useUnschedule(scheduled, labels, isTyped)
  const [isOpen, setOpen] = useState(false)
  const today = dayAhead(0)
  const localMoment = formatLocalMoment(at, day, time, today)
  const when = formatMoment(day, time, today) + (localMoment === null ? '' : texts.onThisDevice(localMoment))
  const sentence = (rejection === null ? texts.scheduled : texts.notApplied)(when, by.name)
  const prefetch = { onPointerEnter: ChangesModal.prefetch, onFocus: ChangesModal.prefetch }

  const changes = isOpen && (
    <ChangesModal
      scheduled={scheduled}
      labels={labels}
      describe={describe}
      onFill={onFill}
      onClose={() => setOpen(false)}
    />
  )
  if (isInBar) {
    return (
      <Root>
        <span>
          {sentence.start}
          <b>{sentence.when}</b>
        </span>
        <Button size="sm" variant="ghost" {...prefetch} onClick={() => setOpen(true)}>
          {texts.seeShort}
          <VisuallyHidden>{texts.planned}</VisuallyHidden>
        </Button>
        <Button size="sm" variant="ghost" busy={isCancelling} onClick={() => void cancel()}>
          {texts.cancelShort}
          <VisuallyHidden>{texts.planned}</VisuallyHidden>
        </Button>
        {changes}
      </Root>
    )
  }
  return (
    <Notice tone={rejection === null ? 'info' : 'warning'} role="status">
      {sentence.start}
      <b>{sentence.when}</b>
      {sentence.end}
      {rejection !== null && `. ${rejection}`}
      <Actions>
        <Button size="sm" variant="secondary" {...prefetch} onClick={() => setOpen(true)}>
          {texts.see}
        </Button>
        <Button size="sm" variant="ghost" onClick={onMove}>
          {texts.change}
        </Button>
        <Button size="sm" variant="ghost" busy={isCancelling} onClick={() => void cancel()}>
          {texts.cancelConfirm}
        </Button>
      </Actions>
      {changes}
    </Notice>
  )
}

const Actions = styled.div`
  ${flexWrap('8px')}
  margin-top: 8px;
`

const Root = styled.span`
  ${flexWrap('0 4px')}
  b { font-weight: 600; }
`
