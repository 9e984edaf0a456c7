import type { ScheduleEvent } from '@torneo/contracts/content/schedule'
import { AssembledBody, Part } from '@torneo/serving/http/assembled-body'
import { instantIn } from '@torneo/serving/time-zone'
import { calendarHead, icalLine, icalText, icalTime } from './icalendar'

/** The panel's form asks for no end. */
const usualLength = 3_600_000

function linesOf(
  { id, rev, title, date, time, location, description, createdAt, updatedAt }: ScheduleEvent,
  timeZone: string,
): string {
  const start = instantIn(timeZone, date, time).getTime()
  const [begins, ends, created, updated] = [
    start,
    start + usualLength,
    Date.parse(createdAt),
    Date.parse(updatedAt),
  ].map(icalTime)
  if (!begins || !ends || !created || !updated) return ''
  return [
    icalLine('BEGIN', 'VEVENT'),
    icalLine('UID', `evento-${id}@torneo`),
    icalLine('SEQUENCE', rev),
    icalLine('DTSTAMP', updated),
    icalLine('DTSTART', begins),
    icalLine('DTEND', ends),
    icalText('SUMMARY', title),
    ...(description ? [icalText('DESCRIPTION', description)] : []),
    ...(location ? [icalText('LOCATION', location)] : []),
    icalLine('LAST-MODIFIED', updated),
    icalLine('END', 'VEVENT'),
  ].join('')
}

/** Builds the calendar of the landing page's events; those that were deleted vanish from a subscribed phone. */
export const scheduleCalendar = (name: string, events: readonly ScheduleEvent[], timeZone: string): AssembledBody =>
  new AssembledBody([
    new Part(
      calendarHead(name, '-//Torneo//Calendario//ES') +
        events.map((event) => linesOf(event, timeZone)).join('') +
        icalLine('END', 'VCALENDAR'),
    ),
  ])
