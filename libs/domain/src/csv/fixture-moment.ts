import type { Block } from './blocks'
import { isOpenTime, readCsvTime, type CsvMoment } from './csv-moments'
import { csvTexts as texts } from './csv-texts'
import type { FixtureCells } from './fixture-cells'
import { joinTime, type JoinedCells } from './fixture-columns'
import type { BlockContext } from './fixture-contexts'

interface DayOfRow {
  readonly day: JoinedCells
  readonly moment: CsvMoment | null
}

/** Checks the day of a row, which may be the one above. */
export function checkDay(cells: FixtureCells, { day, moment }: DayOfRow, { date }: BlockContext): void {
  if (day.clash) cells.fail('date', texts.twoValues(...day.clash))
  if (date === '' ? cells.has('date') || cells.has('moment') : moment === null)
    cells.fail('date', date === '' ? texts.missing(texts.fixtures.date) : texts.noDay(date))
}

/** Reads the hour that a row itself has, in its own column or beside the day; `isBlank` without any. */
export function readOwnTime(cells: FixtureCells, { day, moment }: DayOfRow) {
  const written = joinTime(cells.of('time'), readCsvTime)
  cells.takeAll(written.used)
  if (written.clash) cells.fail('time', texts.twoValues(...written.clash))
  // Spreadsheets write a day alone with midnight.
  const besideDay = day.text !== '' && moment && !(moment.time === '00:00' && cells.has('time')) ? moment.time : ''
  const typed = isOpenTime(written.text) ? '' : readCsvTime(written.text)
  if (typed === null) cells.fail('time', texts.noTime(written.text))
  if (typed && besideDay && typed !== besideDay) cells.fail('time', texts.twoTimes(besideDay, typed))
  const time = typed || besideDay
  return { time, isBlank: time === '' && written.text === '' }
}

/** True for the heading of our own export, whose blank cells are blank. */
const isOwnExport = ({ heads }: Block<string>): boolean =>
  [...heads.values()].join(';') === Object.values(texts.fixtures).join(';')

/** True if a row without an hour takes the one above, which it does once per field. */
export const takesTimeAbove = (block: Block<string>, { time, fields }: BlockContext, field: string): boolean =>
  !isOwnExport(block) && time !== '' && !fields.has(field)
