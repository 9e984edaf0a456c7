const parts = new Intl.DateTimeFormat('es', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Formats a moment: 'sáb 29 nov, 12:00', with the year when it differs from that of `today`. Days are yyyy-mm-dd. */
export function formatMoment(day: string, time: string, today: string): string {
  const of = Object.fromEntries(
    parts.formatToParts(new Date(`${day}T12:00:00Z`)).map(({ type, value }) => [type, value.replace('.', '')]),
  )
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${of['year']}`
  return `${of['weekday']} ${of['day']} ${of['month']}${year}, ${time}`
}

const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' })

/** Formats the moment in this device's time zone; null when that equals the tournament's. `at` is ISO 8601. */
export function formatLocalMoment(at: string, day: string, time: string, today: string): string | null {
  const [localDay = day, localTime = time] = clock.format(new Date(at)).split(' ')
  return localDay === day && localTime === time ? null : formatMoment(localDay, localTime, today)
}

/** Date on this device `days` days from today, yyyy-mm-dd. */
export function dayAhead(days: number): string {
  const date = new Date()
  date.setDate(date.getDate() + days)
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(date)
}
