import { plainText } from '../format/search'
import { readDay } from '../schedule/wall-clock'

/** Order of day and month in a file. */
export type DayOrder = 'dmy' | 'mdy'

/** A cell of a sheet as a day, with the hour and the weekday that stand in the same cell. */
export interface CsvMoment {
  /** yyyy-mm-dd. */
  readonly date: string
  /** HH:mm, empty without an hour of its own. */
  readonly time: string
  /** Weekday as written, if the day is another one. */
  readonly wrongWeekday: string
}

const weekday = /^(dom|lun|mar|mie|jue|vie|sab)[a-z]*\b[.,]*\s*(?=\d)/
const lastWeekday = /^[\s,(]*(dom|lun|mar|mie|jue|vie|sab)[a-z]*\b[.)]*/
const weekdays = ['dom', 'lun', 'mar', 'mie', 'jue', 'vie', 'sab']

/** Months in Spanish by their first letters, with those of English sheets that differ. */
const months: Readonly<Record<string, string>> = {
  ene: '01',
  jan: '01',
  feb: '02',
  mar: '03',
  abr: '04',
  apr: '04',
  may: '05',
  jun: '06',
  jul: '07',
  ago: '08',
  aug: '08',
  sep: '09',
  set: '09',
  oct: '10',
  nov: '11',
  dic: '12',
  dec: '12',
}
const ownYear = String.raw`(\d{4}|\d{2})(?!\d|\s*[:.h]\s*\d)`
const numeric = new RegExp(String.raw`^(\d{1,2})\s*[/.-]\s*(\d{1,2})(?!\d)(?:\s*[/.-]\s*${ownYear})?`)
const named = new RegExp(
  String.raw`^(\d{1,2})[º°]?(?:\s+de\s+|[\s/.-]*)(${Object.keys(months).join('|')})[a-z]*\.?(?:(?:\s+del?\s+|[\s/.,-]+)${ownYear})?(?!\d)`,
)
const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/
/** A day as spreadsheets store it: the days since 1899-12-30, here from 2009 to 2064, and the hour as a fraction. */
const serial = /^([45]\d{4})(?:[.,](\d+))?$/
/** An hour as spreadsheets store it: a part of the day. '0.30' is half past midnight, as people write it. */
const fraction = /^0?(?:,\d+|\.(?:\d|[6-9]\d|\d{3,}))$/

const two = (value: string | undefined): string => (value ?? '').padStart(2, '0')
const bareOf = (cell: string): string => plainText(cell).trim().replace(weekday, '')

/**
 * Takes the order of day and month from a whole column: a number above 12 in one place settles it. Without one, the day
 * comes first.
 */
export function dayOrderOf(cells: readonly string[]): DayOrder {
  const parts = cells.map((cell) => numeric.exec(bareOf(cell))).filter((found) => found !== null)
  const isDayFirst = parts.some(([, first]) => Number(first) > 12)
  return !isDayFirst && parts.some(([, , second]) => Number(second) > 12) ? 'mdy' : 'dmy'
}

/** Formats a part of the day, rounded to minutes, as HH:mm. */
function timeOfDay(part: number): string {
  const minutes = Math.round(part * 1440) % 1440
  return `${two(String(Math.floor(minutes / 60)))}:${two(String(minutes % 60))}`
}

/** Splits the beginning of a cell off as yyyy-mm-dd; null without a day. */
function dayIn(bare: string, order: DayOrder, year: number): readonly [date: string, rest: string] | null {
  const yearOf = (text: string | undefined) =>
    text === undefined ? year : Number(text) + (text.length === 2 ? 2000 : 0)
  const full = iso.exec(bare)
  if (full) return [`${full[1]}-${two(full[2])}-${two(full[3])}`, bare.slice(full[0].length)]
  const word = named.exec(bare)
  if (word) return [`${yearOf(word[3])}-${months[word[2] ?? '']}-${two(word[1])}`, bare.slice(word[0].length)]
  const found = numeric.exec(bare)
  if (!found) return null
  const [day, month] = order === 'dmy' ? [found[1], found[2]] : [found[2], found[1]]
  return [`${yearOf(found[3])}-${two(month)}-${two(day)}`, bare.slice(found[0].length)]
}

/** True for a weekday alone, as a column 'Día' beside 'Fecha' has it. */
export const isWeekday = (cell: string): boolean => /^(dom|lun|mar|mie|jue|vie|sab)[a-z]*\.?$/.test(plainText(cell))

/**
 * Reads a day as sheets show it: '15/11/2025', '15/11' (of `year`), '28-nov', 'sábado, 28 de noviembre de 2026',
 * '2025-11-15', 46354, each with an hour after it too; null if there is no such day, or anything else in the cell.
 */
export function readCsvMoment(cell: string, order: DayOrder, year: number): CsvMoment | null {
  const bare = bareOf(cell)
  const [, days, part] = serial.exec(bare) ?? []
  const [date, after] =
    days === undefined
      ? (dayIn(bare, order, year) ?? [])
      : [new Date((Number(days) - 25_569) * 86_400_000).toISOString().slice(0, 10), '']
  if (date === undefined || after === undefined) return null
  const day = readDay(date)
  if (day === null) return null
  const rest = after.replace(lastWeekday, '').replace(/^(?:t(?=\d)|[\s,–-]|(?:a las?|hora)\s)+/, '')
  const ownTime = part === undefined ? '' : timeOfDay(Number(`0.${part}`))
  const time = rest === '' ? ownTime : readCsvTime(rest)
  if (time === null) return null
  const written = weekday.exec(plainText(cell).trim()) ?? lastWeekday.exec(after)
  // 1970-01-01 was a Thursday.
  const isWrong = written !== null && written[1] !== weekdays[(day + 4) % 7]
  return {
    date,
    time,
    wrongWeekday: isWrong
      ? (/\p{L}+/u.exec(written.index === 0 && written.input === after ? after : cell)?.[0] ?? '')
      : '',
  }
}

const clock =
  /^(\d{1,2})\s*(?:[:.h]\s*(\d{2}))?(?::\d{2}(?:[.,]\d+)?)?\s*(a\.?\s?m\.?|p\.?\s?m\.?|hs?\.?|hrs?\.?|horas)?$/i

/** Reads '9:00', '9.00 hs', '21h', '11h00', '03:30 PM', '9' or 0,5833333333 as HH:mm; null if it is no time. */
export function readCsvTime(cell: string): string | null {
  const text = cell.trim()
  if (fraction.test(text)) return timeOfDay(Number(text.replace(',', '.')))
  const found = clock.exec(text)
  if (!found) return null
  const [, hours, minutes = '00', unit = ''] = found
  const half = /^[ap]/i.exec(unit)?.[0].toLowerCase()
  const hour = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours)
  if (hour > 23 || Number(minutes) > 59 || (half && Number(hours) > 12)) return null
  return `${two(String(hour))}:${minutes}`
}

/** True for an hour that is still open: blank, 'a conf.', 'TBD'. */
export const isOpenTime = (cell: string): boolean =>
  /^(|-+|tbd|tba|a\s?(conf|def).*|por\s(conf|def).*|s\/h)$/i.test(cell)
