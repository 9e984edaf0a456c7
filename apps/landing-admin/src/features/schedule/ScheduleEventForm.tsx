import { ScheduleEventDraft, type ScheduleEvent, type ScheduleEventType } from '@torneo/contracts/content/schedule'
import { limits } from '@torneo/contracts/fields/fields'
import { useCollectionForm } from '@torneo/panel/collection/use-collection-form'
import { valuesLike } from '@torneo/panel/record/form-fields'
import { FieldPair, RecordModal } from '@torneo/panel/record/RecordModal'
import { DateField } from '@torneo/ui/fields/DateField'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { TextField } from '@torneo/ui/fields/TextField'
import { TimeField } from '@torneo/ui/fields/TimeField'
import { useCallback, useEffect } from 'react'
import { useScheduling } from '../../parts/scheduling/use-scheduling'
import { usePageOf } from '../../parts/use-page-of'
import { schedule } from './schedule-api'
import { scheduleLabels, scheduleTexts, typeOptions } from './schedule-texts'

type Values = Pick<ScheduleEvent, 'title' | 'date' | 'time' | 'location' | 'description'> & {
  readonly type: ScheduleEventType | ''
}

const valuesOf = valuesLike<Values>({ title: '', date: '', time: '', type: '', location: '', description: '' })

const describe = (field: string, value: unknown) =>
  field === 'type' ? typeOptions.find((type) => type.value === value)?.label : undefined

interface ScheduleEventFormProps {
  /** The edited event; null for a new one. */
  readonly event: ScheduleEvent | null
  /** Event that a new one starts as a copy of. */
  readonly copied: ScheduleEvent | null
  readonly onAdded: (id: string) => void
  readonly onClose: () => void
}

export function ScheduleEventForm({ event, copied, onAdded, onClose }: ScheduleEventFormProps) {
  // A copy has all values except the date.
  const startOf = useCallback(
    (of: ScheduleEvent | null) => (of || !copied ? valuesOf(of) : { ...valuesOf(copied), date: '' }),
    [copied],
  )
  const { form, modal, current, field } = useCollectionForm<Values, ScheduleEventDraft, ScheduleEvent>(schedule, {
    name: copied ? `schedule-event-copy-${copied.id}` : 'schedule-event',
    record: event,
    shape: ScheduleEventDraft,
    valuesOf: startOf,
    labels: scheduleLabels,
    texts: copied ? { ...scheduleTexts, new: scheduleTexts.copyTitle } : scheduleTexts,
    carryOver: copied ? undefined : ['date', 'location', 'type'],
    onStored: ({ id }, before) => {
      if (!before) onAdded(id)
    },
    onClose,
  })
  const { setFocus } = form.fields
  useEffect(() => {
    if (copied) setFocus('date')
  }, [copied, setFocus])
  const scheduling = useScheduling(form, { part: 'schedule', describe, onScheduled: onClose })
  const pageOf = usePageOf('schedule')
  return (
    <RecordModal {...modal} scheduling={scheduling} page={current ? pageOf(current) : undefined} describe={describe}>
      <TextField {...field('title')} required autoComplete="off" />
      <FieldPair $narrow>
        <DateField {...field('date')} required />
        <TimeField {...field('time')} required />
      </FieldPair>
      <FieldPair>
        <SelectField
          {...field('type')}
          value={form.fields.watch('type')}
          required
          placeholder={scheduleTexts.chooseType}
          options={typeOptions}
        />
        <TextField {...field('location')} autoComplete="off" />
      </FieldPair>
      <TextField {...field('description')} multiline counter={limits.text} />
    </RecordModal>
  )
}
