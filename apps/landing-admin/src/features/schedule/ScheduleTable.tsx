import styled from 'styled-components'
import type { ScheduleEvent, ScheduleEventType } from '@torneo/contracts/schedule'
import { RecordActions } from '@torneo/panel/RecordActions'
import { Badge, type BadgeTone } from '@torneo/ui/Badge'
import { DataTable, type DataColumn } from '@torneo/ui/DataTable'
import { color, text } from '@torneo/ui/tokens'
import { dayWords } from './day-words'
import { scheduleLabels, scheduleTexts, typeLabels } from './schedule-texts'

const tones: Readonly<Record<ScheduleEventType, BadgeTone>> = { match: 'success', ceremony: 'warning', activity: 'info' }

const columns: readonly DataColumn<ScheduleEvent>[] = [
  { key: 'when', header: scheduleTexts.when, cell: ({ date, time }) => <When date={date} time={time} /> },
  { key: 'title', header: scheduleTexts.event, primary: true, cell: ({ title, description }) => <Event title={title} description={description} /> },
  { key: 'location', header: scheduleLabels.location, cell: ({ location }) => <Words>{location || scheduleTexts.nowhere}</Words> },
  { key: 'type', header: scheduleLabels.type, cell: ({ type }) => <Badge tone={tones[type]}>{typeLabels[type]}</Badge> },
]

interface ScheduleTableProps {
  readonly events: readonly ScheduleEvent[]
  readonly busyId: string | null
  readonly onEdit: (event: ScheduleEvent) => void
  readonly onRemove: (event: ScheduleEvent) => void
}

/** The events as they follow each other; a card each on a phone. */
export function ScheduleTable({ events, busyId, onEdit, onRemove }: ScheduleTableProps) {
  return (
    <DataTable
      caption={scheduleTexts.list}
      columns={columns}
      rows={events}
      rowKey={({ id }) => id}
      actions={(event) => (
        <RecordActions
          collection="schedule"
          id={event.id}
          editLabel={scheduleTexts.edit(event.title)}
          removeLabel={scheduleTexts.remove(event.title)}
          isBusy={busyId === event.id}
          onEdit={() => onEdit(event)}
          onRemove={() => onRemove(event)}
        />
      )}
    />
  )
}

function When({ date, time }: Pick<ScheduleEvent, 'date' | 'time'>) {
  return (
    <Moment dateTime={`${date}T${time}`}>
      <span>{dayWords(date, new Date().getFullYear())}</span> <strong>{time}</strong>
    </Moment>
  )
}

function Event({ title, description }: Pick<ScheduleEvent, 'title' | 'description'>) {
  return (
    <>
      <Words>{title}</Words>
      {description && <Description>{description}</Description>}
    </>
  )
}

const Moment = styled.time`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  strong { margin-left: 8px; }
`

const Words = styled.span`
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
