import { isNearYear } from '@torneo/contracts/fields/fields'

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Cached: creating a formatter takes a thousand times as long as using it. */
function formatter(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([timeZone, options])
  const made = formatters.get(key) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, ...options })
  formatters.set(key, made)
  return made
}

/** Returns '' for an invalid date. */
const read = (timeZone: string, options: Intl.DateTimeFormatOptions, at: number): string =>
  Number.isNaN(at) ? '' : formatter(timeZone, options).format(at)

/** Returns today's date in a time zone, as yyyy-mm-dd. */
export const dayIn = (timeZone: string, now = Date.now()): string => read(timeZone, { dateStyle: 'short' }, now)

const minuteMs = 60_000

/** Creates a clock that returns today's date, computed once a minute: formatting costs more than a cached page. */
export function createToday(timeZone: string): () => string {
  let known = { minute: Number.NaN, day: '' }
  return () => {
    const minute = Math.floor(Date.now() / minuteMs)
    if (minute !== known.minute) known = { minute, day: dayIn(timeZone, minute * minuteMs) }
    return known.day
  }
}

/** Returns the time of day in a time zone, as HH:mm. */
export const timeIn = (timeZone: string, now: number): string => read(timeZone, { timeStyle: 'short' }, now)

const dayMs = 86_400_000

/** Returns the zone's offset from UTC at an instant, in milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  const name =
    formatter(timeZone, { timeZoneName: 'longOffset' })
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = 0, minutes = 0, seconds = 0] = /([+\-\u2212])(\d\d):(\d\d)(?::(\d\d))?/.exec(name) ?? []
  const size = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
  return sign === '+' ? size : -size
}

/**
 * Converts a day (yyyy-mm-dd) and time (HH:mm) in a zone to an instant. Follows calendars: a time that clocks skip
 * moves forward by the skipped span; a time that they repeat is the first of both. Returns an invalid date for
 * malformed input and implausible years.
 */
export function instantIn(timeZone: string, day: string, time: string): Date {
  const clock = Date.parse(`${day}T${time}Z`)
  if (Number.isNaN(clock) || !isNearYear(Number(day.slice(0, 4)))) return new Date(Number.NaN)
  const matchesAt = (instant: number) => instant + offsetAt(timeZone, instant) === clock
  const [before, after] = [clock - offsetAt(timeZone, clock - dayMs), clock - offsetAt(timeZone, clock + dayMs)]
  return new Date(!matchesAt(before) && matchesAt(after) ? after : before)
}
