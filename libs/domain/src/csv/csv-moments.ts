import { readDay } from '../schedule/wall-clock'

/** Order of day and month in a file. */
export type DayOrder = 'dmy' | 'mdy'

const numeric = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?\b/
const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/

/**
 * Takes the order of day and month from a whole column: a number above 12 in one place settles it. Without one, the day
 * comes first.
 */
export function dayOrderOf(cells: readonly string[]): DayOrder {
  const parts = cells.map((cell) => numeric.exec(cell)).filter((found) => found !== null)
  const isDayFirst = parts.some(([, first]) => Number(first) > 12)
  return !isDayFirst && parts.some(([, , second]) => Number(second) > 12) ? 'mdy' : 'dmy'
}

const two = (value: string | undefined): string => (value ?? '').padStart(2, '0')

/** Reads '15/11/2025', '15.11.25', '15/11' (of `year`) or '2025-11-15' as yyyy-mm-dd; null if there is no such day. */
export function readCsvDate(cell: string, order: DayOrder, year: number): string | null {
  const full = iso.exec(cell)
  if (full) return checked(`${full[1]}-${two(full[2])}-${two(full[3])}`)
  const found = numeric.exec(cell)
  if (!found) return null
  const [, first, second, written] = found
  const [day, month] = order === 'dmy' ? [first, second] : [second, first]
  const ownYear = written === undefined ? year : Number(written) + (written.length === 2 ? 2000 : 0)
  return checked(`${ownYear}-${two(month)}-${two(day)}`)
}

const checked = (date: string): string | null => (readDay(date) === null ? null : date)

const clock = /(\d{1,2})\s*(?:[:.h]\s*(\d{2}))?(?::\d{2})?\s*(a\.?\s?m\.?|p\.?\s?m\.?|hs?\.?|hrs\.?|horas)?\s*$/i

/** Reads '9:00', '9.00 hs', '21h', '03:30 PM' or '9' as HH:mm; null if it is no time. */
export function readCsvTime(cell: string): string | null {
  const found = clock.exec(cell)
  if (!found || found.index > 0) return null
  const [, hours, minutes = '00', unit = ''] = found
  const half = /^[ap]/i.exec(unit)?.[0].toLowerCase()
  const hour = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours)
  if (hour > 23 || Number(minutes) > 59 || (half && Number(hours) > 12)) return null
  return `${two(String(hour))}:${minutes}`
}

/** True for an hour that is still open: blank, 'a conf.', 'TBD'. */
export const isOpenTime = (cell: string): boolean =>
  /^(|-+|tbd|tba|a\s?(conf|def).*|por\s(conf|def).*|s\/h)$/i.test(cell)

/** Splits '11/15/2025 09:00 AM' into day and time. */
export function splitMoment(cell: string): readonly [date: string, time: string] {
  const [date = '', ...time] = cell.split(/[\sT]+/)
  return [date, time.join(' ')]
}
