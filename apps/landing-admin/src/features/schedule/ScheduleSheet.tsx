import type { ScheduleEvent } from '@torneo/contracts/content/schedule'
import { formatLongDay } from '@torneo/domain/format/format-day'
import { Paper, PaperPage } from '@torneo/ui/layout/Paper'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { scheduleLabels, scheduleTexts as texts, typeLabels } from './schedule-texts'

const headers = [scheduleLabels.time, texts.event, scheduleLabels.location, scheduleLabels.type]

/** The calendar on paper, by day. */
export function scheduleSheet(events: readonly ScheduleEvent[], foot: readonly string[]): ReactNode {
  const days = [...new Set(events.map(({ date }) => date))]
  return (
    <Sheet>
      <PaperPage title={texts.sheetTitle} foot={foot}>
        <table>
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          {days.map((day) => (
            <tbody key={day}>
              <tr>
                <th colSpan={headers.length} scope="rowgroup">
                  {/* Always print the year: no date matches year 0. */}
                  {formatLongDay(day, 0)}
                </th>
              </tr>
              {events
                .filter(({ date }) => date === day)
                .map(({ id, time, title, description, location, type }) => (
                  <tr key={id}>
                    <td>
                      <strong>{time}</strong>
                    </td>
                    <td>
                      {title}
                      {description && <small>{description}</small>}
                    </td>
                    <td>{location}</td>
                    <td>{typeLabels[type]}</td>
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      </PaperPage>
    </Sheet>
  )
}

const Sheet = styled(Paper)`
  table { table-layout: fixed; }
  tbody th { padding-top: 12pt; font-size: 11pt; break-after: avoid; }
  small { display: block; font-size: 8.5pt; white-space: pre-line; }
  thead th:nth-child(1) { width: 12%; }
  thead th:nth-child(3) { width: 26%; }
  thead th:nth-child(4) { width: 15%; }
`
