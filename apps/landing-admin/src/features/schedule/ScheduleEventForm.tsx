import { limits } from '@torneo/contracts/fields'
import { ScheduleEventDraft, scheduleEventTypes, type ScheduleEvent, type ScheduleEventType } from '@torneo/contracts/schedule'
import { FieldPair, RecordModal } from '@torneo/panel/RecordModal'
import { useRecordModal } from '@torneo/panel/use-record-modal'
import { DateField } from '@torneo/ui/DateField'
import { SelectField } from '@torneo/ui/SelectField'
import { TextField } from '@torneo/ui/TextField'
import { TimeField } from '@torneo/ui/TimeField'
import { useLandingAddScheduleEventMutation, useLandingUpdateScheduleEventMutation } from './schedule-api'
import { scheduleLabels, scheduleTexts, typeLabels } from './schedule-texts'

type Values = Pick<ScheduleEvent, 'title' | 'date' | 'time' | 'location' | 'description'> & { readonly type: ScheduleEventType | '' }

const blank: Values = { title: '', date: '', time: '', type: '', location: '', description: '' }

function valuesOf(event: ScheduleEvent | null): Values {
  const { title, date, time, type, location, description } = event ?? blank
  return { title, date, time, type, location, description }
}

const types = scheduleEventTypes.map((value) => ({ value, label: typeLabels[value] }))
const describe = (field: string, value: unknown) => (field === 'type' ? types.find((type) => type.value === value)?.label : undefined)

interface ScheduleEventFormProps {
  /** The event that is edited; null for a new one. */
  readonly event: ScheduleEvent | null
  readonly onAdded: (id: string) => void
  readonly onClose: () => void
}

export function ScheduleEventForm({ event, onAdded, onClose }: ScheduleEventFormProps) {
  const [add] = useLandingAddScheduleEventMutation()
  const [update] = useLandingUpdateScheduleEventMutation()
  const { form, failure, current } = useRecordModal<Values, ScheduleEventDraft, ScheduleEvent>({
    name: 'schedule-event',
    record: event,
    shape: ScheduleEventDraft,
    valuesOf,
    labels: scheduleLabels,
    texts: scheduleTexts,
    add: (args) => add(args).unwrap(),
    update: (args) => update(args).unwrap(),
    onStored: ({ id }, before) => {
      if (!before) onAdded(id)
    },
    onClose,
  })
  const field = (name: keyof Values) => ({
    ...form.fields.register(name), id: form.idOf(name), label: scheduleLabels[name], error: form.errorOf(name),
  })
  return (
    <RecordModal
      title={current ? scheduleTexts.editTitle : scheduleTexts.new}
      submitLabel={current ? scheduleTexts.save : scheduleTexts.add}
      form={form}
      failureTitle={failure}
      describe={describe}
      onClose={onClose}
    >
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
          options={types}
        />
        <TextField {...field('location')} autoComplete="off" />
      </FieldPair>
      <TextField {...field('description')} multiline counter={limits.text} />
    </RecordModal>
  )
}
