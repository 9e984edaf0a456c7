import { minutesADay, readDay } from './wall-clock'

/** A span of wall clock in minutes that does not exist. */
export interface Skip {
  readonly start: number
  readonly end: number
}

const msAMinute = 60_000
/** Clocks change on a quarter of an hour. */
const step = 15

/** Reads the wall clock of a zone, in minutes since 1970-01-01; null for an unknown zone. */
function createWallClock(timeZone: string): ((instant: number) => number) | null {
  try {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    return (instant) => Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) / msAMinute
  } catch {
    return null
  }
}

/** Lists spans of these dates, and of the ones after them, that the clocks of a zone skip. */
export function clockSkips(timeZone: string | undefined, dates: Iterable<string>): Skip[] {
  const wall = timeZone === undefined ? null : createWallClock(timeZone)
  if (!wall) return []
  const days = new Set([...dates].flatMap((date) => readDay(date) ?? []).flatMap((day) => [day, day + 1]))
  const at = (moment: number) => wall(moment * msAMinute)
  const offset = (moment: number) => at(moment) - moment
  return [...days].flatMap((day) => {
    // No zone is further than 14 hours from UTC.
    const [from, to] = [(day - 1) * minutesADay, (day + 2) * minutesADay]
    const skips: Skip[] = []
    if (offset(from) >= offset(to)) return skips
    for (let moment = from; moment < to; moment += step) {
      const [start, end] = [at(moment) + step, at(moment + step)]
      if (end > start && Math.floor(start / minutesADay) === day) skips.push({ start, end })
    }
    return skips
  })
}
