import type { Columns } from './blocks'
import type { fixtureColumns } from './csv-columns'
import { dayOrderOf, readCsvMoment, readCsvTime } from './csv-moments'
import type { SheetRow } from './sheet'

type Column = keyof typeof fixtureColumns

const field = /^(cancha|campo|pista|court|field|p[aá]del)\b/i

/** Rows that are enough to guess from. */
const sampleSize = 50

/** Guesses the columns of fixtures without a heading from their content; null without a date and two names. */
export function guessColumns(rows: readonly Pick<SheetRow, 'cells'>[]): Columns<Column> | null {
  const sample = rows.slice(0, sampleSize).map(({ cells }) => cells)
  const width = Math.max(0, ...sample.map(({ length }) => length))
  const columns = Array.from({ length: width }, (_, index) => sample.map((cells) => cells[index] ?? ''))
  const found = new Map<Column, number>()
  const take = (column: Column, index: number) => {
    if (index >= 0 && !found.has(column)) found.set(column, index)
  }
  const isAll = (cells: readonly string[], test: (cell: string) => boolean) => cells.length > 0 && cells.every(test)
  const isDate = (cells: readonly string[]) =>
    isAll(cells, (cell) => readCsvMoment(cell, dayOrderOf(cells), 2000) !== null)
  const isTime = (cells: readonly string[]) => isAll(cells, (cell) => /[:.h]/.test(cell) && readCsvTime(cell) !== null)
  take('date', columns.findIndex(isDate))
  take(
    'time',
    columns.findIndex((cells) => !isDate(cells) && isTime(cells)),
  )
  const fieldIndex = columns.findIndex((cells) => isAll(cells, (cell) => field.test(cell)))
  take('field', fieldIndex)
  // 'Cancha' and its number in a column of its own.
  if (isAll(columns[fieldIndex + 1] ?? [], (cell) => fieldIndex >= 0 && /^\d{1,2}$/.test(cell)))
    take('fieldDetail', fieldIndex + 1)
  const names = columns.flatMap((cells, index) =>
    [...found.values()].includes(index) ||
    isDate(cells) ||
    isTime(cells) ||
    !isAll(cells, (cell) => /\p{L}/u.test(cell))
      ? []
      : [index],
  )
  take('home', names[0] ?? -1)
  take('away', names[1] ?? -1)
  if (!found.has('date') || !found.has('away')) return null
  return new Map([...found].map(([column, index]) => [column, [index]]))
}
