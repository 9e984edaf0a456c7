import Papa from 'papaparse'
import { byteOrderMark, formula, withoutGuard } from './csv-cells'

/** A row as a spreadsheet numbers it, from 1. */
export interface CsvRow {
  readonly row: number
  readonly cells: readonly string[]
  /** True if a quote in it was never closed, which swallows the rest. */
  readonly isUnclosed: boolean
}

const delimiters = ['\t', ';', ',', '|']

/** Rows from which the delimiter is guessed: a heading may stand below a title. */
const guessRows = 10

/** Delimiter that splits one of the first rows into the most cells: a name may contain any of them. */
function delimiterOf(content: string): string {
  const widthWith = (delimiter: string) =>
    Math.max(0, ...Papa.parse<string[]>(content, { delimiter, preview: guessRows }).data.map(({ length }) => length))
  return delimiters.reduce((best, one) => (widthWith(one) > widthWith(best) ? one : best))
}

/** Splits a text into rows with any content; cells are trimmed, and formulas are plain text. */
export function parseCsv(text: string): CsvRow[] {
  const content = text.replace(byteOrderMark, '')
  const { data, errors } = Papa.parse<string[]>(content, { delimiter: delimiterOf(content) })
  const unclosed = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row))
  return data
    .map((cells, index) => ({
      row: index + 1,
      cells: cells.map((cell) => withoutGuard(cell.trim())),
      isUnclosed: unclosed.has(index),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}

/** Formats rows for spreadsheets in Spanish: semicolons, UTF-8 with its mark, formulas neutralised. */
export function formatCsv(heading: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const csv = Papa.unparse(
    { fields: [...heading], data: rows.map((cells) => [...cells]) },
    { delimiter: ';', escapeFormulae: formula },
  )
  return `${byteOrderMark}${csv}\r\n`
}
