const clocks = new Map<string, Intl.DateTimeFormat>()

/** Clocks of a zone at an instant, as 'yyyy-mm-dd HH:mm:ss'. Making a formatter takes far longer than using it. */
function clockAt(timeZone: string, instant: number): string {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(timeZone, clock)
  return Number.isNaN(instant) ? '' : clock.format(instant)
}

/** Today in a time zone, as yyyy-mm-dd. */
export const dayIn = (timeZone: string, now = Date.now()): string => clockAt(timeZone, now).slice(0, 10)

/** The time of day in a time zone, as HH:mm. */
export const timeIn = (timeZone: string, now: number): string => clockAt(timeZone, now).slice(11, 16)

/** What clocks of a zone are ahead of UTC at an instant, in milliseconds. */
const offsetAt = (timeZone: string, instant: number): number =>
  Date.parse(`${clockAt(timeZone, instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000

/** When it is that day (yyyy-mm-dd) and time (HH:mm) in a zone; its offset may change on the way there. No instant for a day of the first century. */
export function instantIn(timeZone: string, day: string, time: string): Date {
  const clock = Date.parse(`${day}T${time}Z`)
  return new Date(clock - offsetAt(timeZone, clock - offsetAt(timeZone, clock)))
}
