import { publicPagePath } from '@torneo/domain/site/public-page'
import { pageTexts as texts } from '../page-texts'
import { Icon } from '../parts/Icon'
import { Section } from '../parts/Section'
import { usePage } from '../use-page'

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'] as const

/** Events as edited, by day and time. */
export function Calendar() {
  const { landing, mark } = usePage()
  if (landing.schedule.length === 0) return null
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
      <ol className="events">
        {landing.schedule.map(({ id, title, date, time, location, description, type }) => (
          <li key={id} id={`evento-${id}`} className="event">
            <time className="event-day" dateTime={`${date}T${time}`}>
              <b>{Number(date.slice(8, 10))}</b>
              <span>{months[Number(date.slice(5, 7)) - 1]}</span>
            </time>
            <div>
              <h3 {...mark('schedule', 'title', id)}>{title}</h3>
              <p className="muted">{[texts.eventTypes[type], location].filter(Boolean).join(' · ')}</p>
              {description && (
                <p className="lines small" {...mark('schedule', 'description', id)}>
                  {description}
                </p>
              )}
            </div>
            <b className="event-time" {...mark('schedule', 'time', id)}>
              {time}
            </b>
          </li>
        ))}
      </ol>
    </Section>
  )
}
