import { isCallError, useToast } from '@torneo/client'
import type { ScheduledSave } from '@torneo/contracts/content/scheduled-saves'
import { messagesByPath } from '@torneo/contracts/fields/validation'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import type { Fields } from '@torneo/domain/records/field-merge'
import { useEditionQuery } from '@torneo/panel/screen/edition-api'
import { FailureNotice } from '@torneo/panel/screen/FailureNotice'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { DateField } from '@torneo/ui/fields/DateField'
import { TimeField } from '@torneo/ui/fields/TimeField'
import { color, gridGap, text } from '@torneo/ui/theme/tokens'
import { useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { dayAhead, formatMoment } from './format-moment'
import { formatZone } from './format-zone'
import { useScheduleMutation } from './scheduled-api'
import { scheduledTexts as texts } from './scheduled-texts'

const formId = 'schedule-save'

export interface ScheduleModalProps {
  /** Id of the record. */
  readonly id: string
  readonly scheduled: ScheduledSave | null
  /** Fields to schedule; null changes only the time of the scheduled save. */
  readonly fields: Fields | null
  readonly labels: Readonly<Record<string, string>>
  readonly onClose: () => void
  readonly onScheduled: () => void
}

/** Form for the date and time of a scheduled save. */
export default function ScheduleModal({ id, scheduled, fields, labels, onClose, onScheduled }: ScheduleModalProps) {
  const toast = useToast()
  const zone = useEditionQuery().data?.timeZone
  const [schedule, { isLoading }] = useScheduleMutation()
  const [day, setDay] = useState(scheduled?.day ?? dayAhead(1))
  const [time, setTime] = useState(scheduled?.time ?? '12:00')
  const [failure, setFailure] = useState<{
    readonly sentence: string
    readonly at: Readonly<Record<string, string>>
  } | null>(null)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    // React bubbles the event through the portal to the form behind, which would save.
    event.stopPropagation()
    setFailure(null)
    try {
      // Includes the fields already scheduled: a record has at most one scheduled save.
      const body = { day, time, ...(fields && { fields: { ...scheduled?.fields, ...fields } }) }
      const saved = await schedule({ params: { id }, body, ifMatch: scheduled?.rev ?? 0 }).unwrap()
      toast.success(texts.done(formatMoment(saved.day, saved.time, dayAhead(0))))
      onScheduled()
      onClose()
    } catch (error) {
      if (!isCallError(error)) throw error
      const details = error.details ?? []
      const others = details.filter(({ path }) => path !== 'day' && path !== 'time').map(({ message }) => message)
      setFailure({
        sentence: joinSentences(...others) || (details.length > 0 ? '' : error.sentence),
        at: messagesByPath(details),
      })
    }
  }

  return (
    <Modal
      title={fields ? texts.title : texts.moveTitle}
      size="sm"
      onClose={onClose}
      busy={isLoading}
      apart
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancelModal}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isLoading}
            busyLabel={fields ? texts.scheduling : texts.moving}>
            {fields ? texts.schedule : texts.move}
          </Button>
        </>
      }>
      <Form id={formId} noValidate onSubmit={(event) => void send(event)}>
        {failure?.sentence && <FailureNotice title={texts.failed} reason={failure.sentence} />}
        <p>{fields && scheduled ? texts.joins(scheduled.by.name) : texts.explain}</p>
        <Pair>
          <DateField
            label={texts.day}
            value={day}
            min={dayAhead(0)}
            required
            error={failure?.at['day']}
            onChange={({ target }) => setDay(target.value)}
          />
          <TimeField
            label={texts.time}
            value={time}
            required
            hint={zone ? formatZone(zone) : texts.hour}
            error={failure?.at['time']}
            onChange={({ target }) => setTime(target.value)}
          />
        </Pair>
        {fields && (
          <p>
            <b>{texts.fields}</b>:{' '}
            {Object.keys(fields)
              .map((field) => labels[field] ?? field)
              .join(', ')}
          </p>
        )}
      </Form>
    </Modal>
  )
}

const Form = styled.form`
  ${gridGap('16px')}

  p { color: ${color.muted}; ${text(14)} }
  b { font-weight: 600; }
`

const Pair = styled.div`
  ${gridGap('16px')}
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  align-items: start;
`
