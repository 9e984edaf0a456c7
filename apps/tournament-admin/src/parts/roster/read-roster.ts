import { withPlainLetters } from '@torneo/domain/roster/encoding'
import type { PastedPlayer } from '@torneo/domain/roster/line'
import { type ListRow, readRows, type ReadRoster, type SkippedLine } from '@torneo/domain/roster/list'
import { linesOf, withoutMarks } from '@torneo/domain/roster/pasted-text'
import { byteOrderMark } from '@torneo/panel/download-csv'
import { cellText, headingLine, papaparse } from './roster-csv'

const separators = ['\t', ';', ',']

/** Our own file, with nothing more in its heading. */
const isOurs = (text: string) => text.startsWith(headingLine) && /^[\r\n]/.test(text.slice(headingLine.length))

/** A spreadsheet's first line that names the separator. */
const separatorLine = /^\s*"?sep=(.)"?\s*$/i

/** A table of Markdown or of a terminal: '| 10 | Ana Ríos |'. */
const tableLine = /^\s*[|│]\s*(.*?)\s*[|│]\s*$/u

/** Columns that blanks align, as PDF and word processors copy them. */
const aligned = /\S\s{2,}\S/

/** A cell without the quotes around it, closed or not; a nickname's stay. */
function unquoted(cell: string): string {
  const count = cell.split('"').length - 1
  return count % 2 === 1 || (count === 2 && /^".*"$/.test(cell)) ? cell.replace(/^"|"$/g, '') : cell
}

/** The players of a pasted text or of a file's: one a line, in whatever order and with whatever separator, each line its own if need be. */
export async function readRoster(text: string): Promise<ReadRoster> {
  const papa = await papaparse()
  const content = text.replace(byteOrderMark, '')
  // Nothing is guessed in our own file, whatever its names hold.
  if (isOurs(content)) {
    const [heading = [], ...rows] = papa.parse<string[]>(content, { delimiter: ',', skipEmptyLines: 'greedy' }).data
    return { players: rows.map((cells) => ownPlayer(cells.map(cellText))), skipped: [{ text: heading.join(' '), reason: 'heading' }], hasOrder: false }
  }

  const skipped: SkippedLine[] = []
  const skip = (line: string) => skipped.push({ text: line.trim(), reason: 'other' })
  const [first = '', ...more] = linesOf(withPlainLetters(content))
  const [, named] = separatorLine.exec(first) ?? []
  if (named !== undefined) skip(first)
  const lines = (named === undefined ? [first, ...more] : more).flatMap((line) => {
    const bare = withoutMarks(line).replace(tableLine, (_, cells: string) => cells.split(/\s*[|│]\s*/u).join('\t'))
    if (/[\p{L}\p{N}"]/u.test(bare)) return [bare]
    if (line.trim() !== '') skip(line)
    return []
  })
  const isAligned = lines.length > 1 && lines.every((line) => !line.includes('\t') && aligned.test(line.trim()))
  const bare = isAligned ? lines.map((line) => line.trim().replace(/\s{2,}/g, '\t')) : lines

  const parse = (part: string, { delimiter = '', ...options }: { delimiter?: string | undefined; quoteChar?: string } = {}) => {
    const { data, errors, meta } = papa.parse<string[]>(part, { delimiter, delimitersToGuess: separators, skipEmptyLines: 'greedy', ...options })
    const rows = data.map((cells): ListRow => ({ cells: cells.map((cell) => cellText(cell.trim())), comma: meta.delimiter === ',' }))
    // A quote that is never closed swallows the lines under it.
    const hasLostLines = errors.some(({ type }) => type === 'Quotes') || rows.some(({ cells }) => cells.some((cell) => cell.includes('\n') && cell.includes(meta.delimiter)))
    return { rows, hasLostLines, delimiter: meta.delimiter }
  }
  const parseLine = (line: string, delimiter?: string): ListRow[] => {
    const parsed = parse(line, { delimiter })
    if (!parsed.hasLostLines && line.split('"').length % 2 === 1) return parsed.rows
    return parse(line, { delimiter, quoteChar: '\0' }).rows.map((row) => ({ ...row, cells: row.cells.map(unquoted) }))
  }
  const whole = parse(bare.join('\n'), { delimiter: named })
  const rows = whole.hasLostLines ? bare.flatMap((line) => parseLine(line, whole.delimiter)) : whole.rows
  // A line without the separator of most lines has one of its own.
  const read = readRows(rows.flatMap((row) => (row.cells.length === 1 && row.cells[0] ? parseLine(row.cells[0]) : [row])))
  return { ...read, skipped: [...skipped, ...read.skipped] }
}

function ownPlayer([number = '', name = '', position = '', ...more]: readonly string[]): PastedPlayer {
  return { number, name, position, unplaced: more.filter(Boolean).join(', ') }
}

/** The number of lines with text: read before the review. */
export const linesIn = (text: string): number => linesOf(text).filter((line) => line.trim() !== '').length
