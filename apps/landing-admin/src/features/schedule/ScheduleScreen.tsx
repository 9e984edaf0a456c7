import { scheduleEventTypes, type ScheduleEvent } from '@torneo/contracts/content/schedule'
import { formatDay } from '@torneo/domain/format/format-day'
import { CollectionScreen } from '@torneo/panel/collection/CollectionScreen'
import { useAddressValue } from '@torneo/panel/collection/use-address-values'
import { useCollection } from '@torneo/panel/collection/use-collection'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { useState } from 'react'
import { schedule } from './schedule-api'
import { scheduleTexts as texts, typeLabels, typeOptions } from './schedule-texts'
import { ScheduleEventForm } from './ScheduleEventForm'
import { ScheduleTable } from './ScheduleTable'

ScheduleScreen.prefetch = schedule.prefetch

const formatStart = ({ date, time }: ScheduleEvent) => `${formatDay(date, new Date().getFullYear())} a las ${time}`

/** Calendar (spec 1 §2 Schedule): a table, and a modal with the form. */
export default function ScheduleScreen() {
  const [chosen, setType] = useAddressValue('tipo')
  const type = scheduleEventTypes.find((known) => known === chosen)
  const [newId, setNewId] = useState<string | null>(null)
  const { screen, open, rowActions } = useCollection(schedule, texts, (event) => ({
    title: texts.removeQuestion(event.title),
    body: texts.removeBody(formatStart(event)),
    subject: event.title,
  }))
  return (
    <>
      <CollectionScreen
        {...screen}
        searchIn={(event) => [event.title, event.location, event.description, typeLabels[event.type], event.date]}
        filter={{
          isOn: type !== undefined,
          onClear: () => setType(''),
          matches: (event) => event.type === type,
          control: (
            <SelectField
              label={texts.typeFilter}
              isLabelHidden
              placeholder={texts.everyType}
              value={type ?? ''}
              options={typeOptions}
              onChange={({ target }) => setType(target.value)}
            />
          ),
        }}
        icon="📅"
        skeleton={<SkeletonRows label={texts.loading} />}>
        {(shown) => <ScheduleTable events={shown} newId={newId} {...rowActions(shown)} />}
      </CollectionScreen>
      {open.isOpen && (
        <ScheduleEventForm event={open.record} copied={open.copied} onAdded={setNewId} onClose={open.close} />
      )}
    </>
  )
}
