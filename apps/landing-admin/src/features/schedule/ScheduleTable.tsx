import { useState } from 'react'
import styled from 'styled-components'
import type { ScheduleEvent, ScheduleEventType } from '@torneo/contracts/schedule'
import { dayWords } from '@torneo/domain/day-words'
import { RecordActions } from '@torneo/panel/RecordActions'
import { Badge, type BadgeTone } from '@torneo/ui/Badge'
import { DataTable, type DataColumn } from '@torneo/ui/DataTable'
import { color, media, text } from '@torneo/ui/tokens'
import { scheduleLabels, scheduleTexts, typeLabels } from './schedule-texts'

const tones: Readonly<Record<ScheduleEventType, BadgeTone>> = { match: 'success', ceremony: 'warning', activity: 'info' }

interface ScheduleTableProps {
  readonly events: readonly ScheduleEvent[]
  readonly busyId: string | null
  readonly onEdit: (event: ScheduleEvent) => void
  readonly onRemove: (event: ScheduleEvent) => void
}

/** The events as they follow each other; a card each on a phone. */
export function ScheduleTable(props: ScheduleTableProps) {
  const [thisYear] = useState(() => new Date().getFullYear())
  return (
    <DataTable
      caption={scheduleTexts.list}
      columns={columnsFor(thisYear)}
      rows={props.events}
      rowKey={({ id }) => id}
      actions={actionsFor(props)}
    />
  )
}

function columnsFor(thisYear: number): readonly DataColumn<ScheduleEvent>[] {
  return [
    { key: 'when', header: scheduleTexts.when, width: [116, 1], cell: (event) => <When event={event} thisYear={thisYear} /> },
    { key: 'title', header: scheduleTexts.event, primary: true, cell: (event) => <Event event={event} /> },
    { key: 'location', header: scheduleLabels.location, cell: ({ location }) => <Words>{location || scheduleTexts.nowhere}</Words> },
    { key: 'type', header: scheduleLabels.type, width: [120], cell: ({ type }) => <Badge tone={tones[type]}>{typeLabels[type]}</Badge> },
  ]
}

function actionsFor({ busyId, onEdit, onRemove }: ScheduleTableProps) {
  return (event: ScheduleEvent) => (
    <RecordActions
      collection="schedule"
      id={event.id}
      editLabel={scheduleTexts.edit(event.title)}
      removeLabel={scheduleTexts.remove(event.title)}
      isBusy={busyId === event.id}
      onEdit={() => onEdit(event)}
      onRemove={() => onRemove(event)}
    />
  )
}

function When({ event: { date, time }, thisYear }: { event: ScheduleEvent; thisYear: number }) {
  return (
    <Moment dateTime={`${date}T${time}`}>
      <span>{dayWords(date, thisYear)}</span> <strong>{time}</strong>
    </Moment>
  )
}

function Event({ event: { title, description } }: { event: ScheduleEvent }) {
  return (
    <>
      <Words>{title}</Words>
      {description && <Description>{description}</Description>}
    </>
  )
}

// Between day and time it may break where there is little room.
const Moment = styled.time`
  font-variant-numeric: tabular-nums;
  > * { white-space: nowrap; }
  ${media.wide} { white-space: nowrap; }
  > :first-child { margin-right: 4px; }
`

const Words = styled.span`
  display: block;
  overflow-wrap: anywhere;
`

const Description = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: ${color.muted};
  font-weight: 400;
  overflow-wrap: anywhere;
  ${text(13)}
`
