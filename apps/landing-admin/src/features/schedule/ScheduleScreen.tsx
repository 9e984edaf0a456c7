import { useState } from 'react'
import type { ScheduleEvent } from '@torneo/contracts/schedule'
import { dayWords } from '@torneo/domain/day-words'
import { CollectionScreen } from '@torneo/panel/CollectionScreen'
import { anew, type ReadAhead } from '@torneo/panel/read-ahead'
import { useOpenRecord } from '@torneo/panel/use-open-record'
import { useRemoval } from '@torneo/panel/use-removal'
import { SkeletonRows } from '@torneo/ui/SkeletonRows'
import { scheduleReads, useLandingRemoveScheduleEventMutation, useLandingScheduleQuery } from './schedule-api'
import { scheduleTexts, typeLabels } from './schedule-texts'
import { ScheduleEventForm } from './ScheduleEventForm'
import { ScheduleTable } from './ScheduleTable'

ScheduleScreen.readAhead = ((read) => read(scheduleReads.endpoints.landingSchedule)) satisfies ReadAhead

const whenOf = ({ date, time }: ScheduleEvent) => `${dayWords(date, new Date().getFullYear())} a las ${time}`

/** Spec 1 §2 Schedule: a table, with a modal. */
export default function ScheduleScreen() {
  const query = useLandingScheduleQuery(undefined, anew)
  const open = useOpenRecord('schedule', query.data?.items)
  const [newId, setNewId] = useState<string | null>(null)
  const [remove] = useLandingRemoveScheduleEventMutation()
  const removal = useRemoval<ScheduleEvent>({
    name: 'schedule',
    question: (event) => ({ title: scheduleTexts.removeQuestion(event.title), body: scheduleTexts.removeBody(whenOf(event)) }),
    confirmLabel: scheduleTexts.removeConfirm,
    remove: ({ id, rev }) => remove({ params: { id }, ifMatch: rev }).unwrap(),
    removed: scheduleTexts.removed,
    failed: scheduleTexts.removeFailed,
    onRefused: () => void query.refetch(),
  })

  return (
    <>
      <CollectionScreen
        name="schedule"
        texts={scheduleTexts}
        query={query}
        searchIn={({ title, location, description, type, date }) => [title, location, description, typeLabels[type], date]}
        icon="📅"
        skeleton={<SkeletonRows label={scheduleTexts.loading} />}
        onNew={open.add}
      >
        {(shown) => (
          <ScheduleTable
            events={shown}
            busyId={removal.busyId}
            newId={newId}
            onEdit={open.edit}
            onRemove={(event) => void removal.ask(event, shown)}
          />
        )}
      </CollectionScreen>
      {open.isOpen && <ScheduleEventForm event={open.record} onAdded={setNewId} onClose={open.close} />}
    </>
  )
}
