import type { ScheduleEvent } from '@torneo/contracts/content/schedule'
import { formatLongDay } from '@torneo/domain/format/format-day'
import type { RowActions } from '@torneo/panel/record/RecordActions'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { ColumnHeader, GridTable, TableBody, TableFrame, TableHead, TableRow } from '@torneo/ui/lists/table-parts'
import { color, media, text, visuallyHidden } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { wrappedTable, narrowTable } from './narrow-table'
import { scheduleLabels, scheduleTexts } from './schedule-texts'
import { ScheduleRow } from './ScheduleRow'

interface ScheduleTableProps extends RowActions<ScheduleEvent> {
  readonly events: readonly ScheduleEvent[]
  /** Id of the event that was just added, which is marked and scrolled into view. */
  readonly newId: string | null
}

/** Table of the events by date. */
export function ScheduleTable({ events, newId, ...actions }: ScheduleTableProps) {
  const [thisYear] = useState(() => new Date().getFullYear())
  const days = [...new Set(events.map(({ date }) => date))]
  return (
    <Frame>
      <GridTable $widths={[[96], [152, 3], [96, 2], [136], [196]]}>
        <caption>
          <VisuallyHidden>{scheduleTexts.list}</VisuallyHidden>
        </caption>
        <Heads>
          <TableRow>
            {[scheduleLabels.time, scheduleTexts.event, scheduleLabels.location, scheduleLabels.type].map((name) => (
              <Head key={name}>{name}</Head>
            ))}
            <Head>
              <VisuallyHidden>{scheduleTexts.actions}</VisuallyHidden>
            </Head>
          </TableRow>
        </Heads>
        {days.map((day) => (
          <TableBody key={day}>
            <DayRow>
              <Day as="th" role="rowheader" scope="rowgroup" colSpan={5}>
                <h2>{formatLongDay(day, thisYear)}</h2>
              </Day>
            </DayRow>
            {events
              .filter(({ date }) => date === day)
              .map((event) => (
                <ScheduleRow key={event.id} event={event} isNew={newId === event.id} {...actions} />
              ))}
          </TableBody>
        ))}
      </GridTable>
    </Frame>
  )
}

const Frame = styled(TableFrame)`
  container-type: inline-size;
  ${narrowTable} { table { min-width: 0; } tr { grid-template-columns: 5rem minmax(0, 1fr) 7.5rem 13rem; } }
  ${wrappedTable} { table { min-width: 0; } }
`

// Hides the column heads on a phone, whose cells need none.
const Heads = styled(TableHead)`
  ${narrowTable} { th:nth-child(3) { ${visuallyHidden} } }
  ${wrappedTable} { && { ${visuallyHidden} } }
`

const Head = styled(ColumnHeader)`
  padding: 10px 12px;
  color: ${color.muted};
  font-weight: 600;
  text-align: left;
  white-space: nowrap;
  ${text(12)}
  ${media.wide} { padding-inline: 20px; }
`

const DayRow = styled(TableRow)`
  &&& { display: block; min-height: 0; }
  border-top: 1px solid ${color.line};
  background: ${color.sunken};
`

const Day = styled.th`
  display: block;
  padding: 8px 12px;
  text-align: left;
  h2 { ${text(14)} }
  ${media.wide} { padding-inline: 20px; }
  ${wrappedTable} { padding-block: 6px; }
`
