/** Today in a time zone, as yyyy-mm-dd. */
export const dayIn = (timeZone: string, now = Date.now()): string => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now)

/** The time of day in a time zone, as HH:mm. */
export const timeIn = (timeZone: string, now: number): string => new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' }).format(now)

/** What clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant)
  return Date.parse(`${clock.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000
}

/** When it is that day (yyyy-mm-dd) and time (HH:mm) in a zone; its offset may change on the way there. */
export function instantIn(timeZone: string, day: string, time: string): Date {
  const clock = Date.parse(`${day}T${time}Z`)
  return new Date(clock - offsetAt(timeZone, clock - offsetAt(timeZone, clock)))
}
