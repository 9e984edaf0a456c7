import { scheduleEventTypes, type ScheduleEvent } from '@torneo/contracts/content/schedule'
import { formatDay } from '@torneo/domain/format/format-day'
import { matchesSearch } from '@torneo/domain/format/search'
import { CollectionScreen } from '@torneo/panel/collection/CollectionScreen'
import { useAddressValue, useCollectionSearch } from '@torneo/panel/collection/use-address-values'
import { useCollection } from '@torneo/panel/collection/use-collection'
import { usePrint } from '@torneo/panel/screen/use-print'
import { Button } from '@torneo/ui/buttons/Button'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { usePageOf } from '../../parts/use-page-of'
import { schedule } from './schedule-api'
import { scheduleTexts as texts, typeLabels, typeOptions } from './schedule-texts'
import { ScheduleEventForm } from './ScheduleEventForm'
import { ScheduleTable } from './ScheduleTable'

ScheduleScreen.prefetch = schedule.prefetch

const formatStart = ({ date, time }: ScheduleEvent) => `${formatDay(date, new Date().getFullYear())} a las ${time}`

const searchIn = (event: ScheduleEvent) => [
  event.title,
  event.location,
  event.description,
  typeLabels[event.type],
  event.date,
]

/** Calendar (spec 1 §2 Schedule): a table, and a modal with the form. */
export default function ScheduleScreen() {
  const [chosen, setType] = useAddressValue('tipo')
  const type = scheduleEventTypes.find((known) => known === chosen)
  const [search] = useCollectionSearch()
  const [newId, setNewId] = useState<string | null>(null)
  const { sheet, isPreparing, print } = usePrint()
  const pageOf = usePageOf('schedule')
  const { screen, open, rowActions } = useCollection(schedule, texts, (event) => ({
    title: texts.removeQuestion(event.title),
    body: texts.removeBody(formatStart(event)),
    subject: event.title,
  }))
  const matchesType = (event: ScheduleEvent) => type === undefined || event.type === type
  const shownEvents = (screen.query.data?.items ?? []).filter(
    (event) => matchesType(event) && matchesSearch(searchIn(event), search),
  )
  return (
    <>
      <CollectionScreen
        {...screen}
        searchIn={searchIn}
        extra={
          shownEvents.length > 0 && (
            <Button
              icon={<Printer size={18} aria-hidden />}
              busy={isPreparing}
              onClick={() =>
                void print(async ({ foot }) => (await import('./ScheduleSheet')).scheduleSheet(shownEvents, foot))
              }>
              {texts.print}
            </Button>
          )
        }
        filter={{
          isOn: type !== undefined,
          onClear: () => setType(''),
          matches: matchesType,
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
        {(shown) => <ScheduleTable events={shown} newId={newId} {...rowActions(shown)} pageOf={pageOf} />}
      </CollectionScreen>
      {open.isOpen && (
        <ScheduleEventForm event={open.record} copied={open.copied} onAdded={setNewId} onClose={open.close} />
      )}
      {sheet}
    </>
  )
}
