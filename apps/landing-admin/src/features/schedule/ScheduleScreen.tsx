import { useState } from 'react'
import type { ScheduleEvent } from '@torneo/contracts/schedule'
import { formatDay } from '@torneo/domain/format-day'
import { CollectionScreen } from '@torneo/panel/CollectionScreen'
import { useCollection } from '@torneo/panel/use-collection'
import { SkeletonRows } from '@torneo/ui/SkeletonRows'
import { schedule } from './schedule-api'
import { scheduleTexts as texts, typeLabels } from './schedule-texts'
import { ScheduleEventForm } from './ScheduleEventForm'
import { ScheduleTable } from './ScheduleTable'

ScheduleScreen.prefetch = schedule.prefetch

const formatStart = ({ date, time }: ScheduleEvent) => `${formatDay(date, new Date().getFullYear())} a las ${time}`

/** Spec 1 §2 Schedule: a table, with a modal. */
export default function ScheduleScreen() {
  const [newId, setNewId] = useState<string | null>(null)
  const { screen, open, rowActions } = useCollection(schedule, texts, (event) => (
    { title: texts.removeQuestion(event.title), body: texts.removeBody(formatStart(event)), subject: event.title }
  ))
  return (
    <>
      <CollectionScreen
        {...screen}
        searchIn={({ title, location, description, type, date }) => [title, location, description, typeLabels[type], date]}
        icon="📅"
        skeleton={<SkeletonRows label={texts.loading} />}
      >
        {(shown) => <ScheduleTable events={shown} newId={newId} {...rowActions(shown)} />}
      </CollectionScreen>
      {open.isOpen && <ScheduleEventForm event={open.record} copied={open.copied} onAdded={setNewId} onClose={open.close} />}
    </>
  )
}
