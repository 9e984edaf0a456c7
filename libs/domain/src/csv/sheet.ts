import Papa from 'papaparse'
import { byteOrderMark, withoutGuard } from './csv-cells'
import { csvTexts as texts } from './csv-texts'
import type { Account, LeftOut } from './left-out'

/** A row with content. Its texts may be looked at to find out what it is; only `take` counts a cell as used. */
export interface SheetRow {
  /** Row as a spreadsheet numbers it, from 1. */
  readonly row: number
  readonly cells: readonly string[]
  /** True if a quote in it was never closed, which swallows the rest. */
  readonly isUnclosed: boolean
  /** Uses a cell; '' where the row has none, or the column is not in the file. */
  readonly take: (index: number | undefined) => string
  /** Names cells as left out, those taken before included. */
  readonly leave: (indexes: readonly number[], why: string) => void
  /** Names the columns of the row by their headings. */
  readonly headBy: (heads: ReadonlyMap<number, string>) => void
}

export interface Sheet {
  readonly rows: readonly SheetRow[]
  /** Leaves everything out, where the file is no such list at all. */
  readonly refuse: () => void
  /** Names every cell that was not taken: a reader that forgets one has left it out, and says so. */
  readonly account: () => Account
}

const delimiters = ['\t', ';', ',', '|']

/** Rows from which the delimiter is guessed: a heading may stand below a title. */
const guessRows = 10

/** Excel's first line that names the separator. */
const separatorLine = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i

/** Delimiter that splits one of the first rows into the most cells: a name may contain any of them. */
function delimiterOf(content: string): string {
  const widthWith = (delimiter: string) =>
    Math.max(0, ...Papa.parse<string[]>(content, { delimiter, preview: guessRows }).data.map(({ length }) => length))
  return delimiters.reduce((best, one) => (widthWith(one) > widthWith(best) ? one : best))
}

/** A, B, ... Z, AA, as spreadsheets name columns. */
const letterOf = (index: number): string =>
  (index < 26 ? '' : letterOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

/** Indexes of the cells with content. */
export const filledIn = (cells: readonly string[]): number[] =>
  cells.flatMap((cell, index) => (cell === '' ? [] : [index]))

/** Splits a text into rows with any content; cells are trimmed, and formulas are plain text. */
export function createSheet(text: string): Sheet {
  const whole = text.replace(byteOrderMark, '')
  const [line, separator] = separatorLine.exec(whole) ?? ['']
  const content = whole.slice(line.length)
  const { data, errors } = Papa.parse<string[]>(content, { delimiter: separator ?? delimiterOf(content) })
  const unclosed = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row))
  const used = new Set<string>()
  const reasons = new Map<string, string>()
  const headings = new Map<number, ReadonlyMap<number, string>>()

  const rowOf = (raw: readonly string[], index: number): SheetRow => {
    const cells = raw.map((cell) => withoutGuard(cell.trim()))
    const row = index + 1
    return {
      row,
      cells,
      isUnclosed: unclosed.has(index),
      take: (at = -1) => {
        const cell = cells[at] ?? ''
        if (cell !== '') used.add(`${row} ${at}`)
        return cell
      },
      leave: (indexes, why) => indexes.forEach((at) => reasons.set(`${row} ${at}`, why)),
      headBy: (heads) => headings.set(row, new Map([...(headings.get(row) ?? []), ...heads])),
    }
  }
  const rows = data.map(rowOf).filter(({ cells }) => cells.some((cell) => cell !== ''))

  const account = (): Account => {
    const filled = rows.flatMap((row) =>
      filledIn(row.cells).map((index) => ({ row, index, key: `${row.row} ${index}` })),
    )
    const named: LeftOut[] = filled
      .filter(({ key }) => reasons.has(key) || !used.has(key))
      .map(({ row, index, key }) => ({
        row: row.row,
        column: headings.get(row.row)?.get(index) || letterOf(index),
        text: row.cells[index] ?? '',
        why: reasons.get(key) ?? texts.notUsed,
      }))
    return { cells: { total: filled.length, used: filled.length - named.length, named: named.length }, named }
  }
  const refuse = () => rows.forEach((row) => row.leave(filledIn(row.cells), texts.wrongRow))
  return { rows, refuse, account }
}
