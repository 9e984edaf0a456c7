import type { ScheduleEvent } from '@torneo/contracts/content/schedule'
import { compareText } from '@torneo/domain/format/compare-text'
import { formatLongDay } from '@torneo/domain/format/format-day'
import { groupBy } from '@torneo/domain/schedule/group-by'
import { publicPagePath, publicViewPath } from '@torneo/domain/site/public-page'
import { noMarks } from '../page-context'
import { pageTexts as texts } from '../page-texts'
import { Icon } from '../parts/Icon'
import { Section } from '../parts/Section'
import { usePage } from '../use-page'

/** Days up to this number are all open. */
const unfolded = 2

/** Events as edited, by day: today is open, else the next day; the others fold (B103). */
export function Calendar() {
  const { landing, today, mark } = usePage()
  const { schedule } = landing
  if (schedule.length === 0) return null
  const days = [...groupBy(schedule, ({ date }) => date)].toSorted(([a], [b]) => compareText(a, b))
  const next = days.find(([day]) => day >= today)?.[0]
  // A press on a text of the preview opens its form, so every text is in sight there.
  const isOpen = (day: string) => mark !== noMarks || days.length <= unfolded || day === next
  return (
    <Section
      id="calendario"
      title={texts.calendar}
      aside={
        <a className="more" href={`${publicPagePath}/calendario.ics`}>
          {texts.addToCalendar}
          <Icon name="calendar" />
        </a>
      }>
      {days.map(([day, events]) => (
        <Day key={day} day={day} events={events} isOpen={isOpen(day)} />
      ))}
    </Section>
  )
}

interface DayProps {
  readonly day: string
  readonly events: readonly ScheduleEvent[]
  readonly isOpen: boolean
}

function Day({ day, events, isOpen }: DayProps) {
  const { landing, today } = usePage()
  const isPast = day < today
  return (
    <details className={`day ${isPast ? 'past' : ''}`} open={isOpen}>
      <summary>
        <h3>
          <time dateTime={day}>{formatLongDay(day, Number(today.slice(0, 4)))}</time>
        </h3>
        {day === today && <b className="today">{texts.today}</b>}
        <span className="muted">{texts.moments(events.length)}</span>
      </summary>
      <ol className="events">
        {events.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ol>
      {isPast && landing.galleryGroups.length > 0 && (
        <a className="more" href={publicViewPath({ kind: 'galleries' })}>
          {texts.seePhotos}
          <Icon name="arrow" />
        </a>
      )}
    </details>
  )
}

function Event({ event }: { readonly event: ScheduleEvent }) {
  const { mark } = usePage()
  const { id, title, date, time, location, description, type } = event
  return (
    <li id={`evento-${id}`} className="event">
      <time className="event-time" dateTime={`${date}T${time}`} {...mark('schedule', 'time', id)}>
        {time}
      </time>
      <div>
        <h4 {...mark('schedule', 'title', id)}>{title}</h4>
        <p className="muted">{[texts.eventTypes[type], location].filter(Boolean).join(' · ')}</p>
        {description && (
          <p className="lines small" {...mark('schedule', 'description', id)}>
            {description}
          </p>
        )}
      </div>
    </li>
  )
}
