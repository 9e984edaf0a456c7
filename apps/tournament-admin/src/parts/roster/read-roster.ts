import { byteOrderMark, withoutGuard } from '@torneo/domain/csv/csv-cells'
import { withPlainLetters } from '@torneo/domain/roster/encoding'
import type { PastedPlayer } from '@torneo/domain/roster/line'
import { type ListRow, readRows, type ReadRoster, type SkippedLine } from '@torneo/domain/roster/list'
import { linesOf, withoutMarks } from '@torneo/domain/roster/pasted-text'
import { playerLabels } from './roster-texts'

const separators = ['\t', ';', ',']

/** Matches our own export if its heading is unchanged; earlier ones have commas. */
const ownHeading = new RegExp(`^${playerLabels.number}([;,])${playerLabels.name}\\1${playerLabels.position}[\\r\\n]`)

/** Matches a spreadsheet's first line that names the separator. */
const separatorLine = /^\s*"?sep=(.)"?\s*$/i

/** Matches a table row of Markdown or a terminal: '| 10 | Ana Ríos |'. */
const tableLine = /^\s*[|│]\s*(.*?)\s*[|│]\s*$/u

/** Matches columns aligned by spaces, as copied from PDF and word processors. */
const aligned = /\S\s{2,}\S/

/** Removes the quotes around a cell, closed or not; a nickname's stay. */
function unquoted(cell: string): string {
  const count = cell.split('"').length - 1
  return count % 2 === 1 || (count === 2 && /^".*"$/.test(cell)) ? cell.replace(/^"|"$/g, '') : cell
}

/** Reads the players of a pasted text or file, one per line, in any order and with any separator. */
export async function readRoster(text: string): Promise<ReadRoster> {
  // Bundled dev servers return a CommonJS package as its own namespace, without a default.
  const papa = await import('papaparse').then((module) => module.default ?? module)
  const content = text.replace(byteOrderMark, '')
  // Our own export needs no guessing, whatever its names contain.
  const [, own] = ownHeading.exec(content) ?? []
  if (own !== undefined) {
    const [heading = [], ...rows] = papa.parse<string[]>(content, { delimiter: own, skipEmptyLines: 'greedy' }).data
    if (rows.every(({ length }) => length >= heading.length))
      return {
        players: rows.map((cells) => ownPlayer(cells.map(withoutGuard))),
        skipped: [{ text: heading.join(' '), reason: 'heading' }],
        hasOrder: false,
      }
  }

  const skipped: SkippedLine[] = []
  const skip = (line: string) => skipped.push({ text: line.trim(), reason: 'other' })
  const [first = '', ...more] = linesOf(withPlainLetters(content))
  const [, separator] = separatorLine.exec(first) ?? []
  if (separator !== undefined) skip(first)
  const lines = (separator === undefined ? [first, ...more] : more).flatMap((line) => {
    const bare = withoutMarks(line).replace(tableLine, (_, cells: string) => cells.split(/\s*[|│]\s*/u).join('\t'))
    if (/[\p{L}\p{N}"]/u.test(bare)) return [bare]
    if (line.trim() !== '') skip(line)
    return []
  })
  const isAligned = lines.length > 1 && lines.every((line) => !line.includes('\t') && aligned.test(line.trim()))
  const bare = isAligned ? lines.map((line) => line.trim().replace(/\s{2,}/g, '\t')) : lines

  const parse = (
    part: string,
    { delimiter = '', ...options }: { delimiter?: string | undefined; quoteChar?: string } = {},
  ) => {
    const { data, errors, meta } = papa.parse<string[]>(part, {
      delimiter,
      delimitersToGuess: separators,
      skipEmptyLines: 'greedy',
      ...options,
    })
    const rows = data.map((cells): ListRow => ({
      cells: cells.map((cell) => withoutGuard(cell.trim())),
      comma: meta.delimiter === ',',
    }))
    // An unclosed quote swallows the following lines.
    const hasLostLines =
      errors.some(({ type }) => type === 'Quotes') ||
      rows.some(({ cells }) => cells.some((cell) => cell.includes('\n') && cell.includes(meta.delimiter)))
    return { rows, hasLostLines, delimiter: meta.delimiter }
  }
  const parseLine = (line: string, delimiter?: string): ListRow[] => {
    const parsed = parse(line, { delimiter })
    if (!parsed.hasLostLines && line.split('"').length % 2 === 1) return parsed.rows
    return parse(line, { delimiter, quoteChar: '\0' }).rows.map((row) => ({ ...row, cells: row.cells.map(unquoted) }))
  }
  const parsedAll = parse(bare.join('\n'), { delimiter: separator })
  const rows = parsedAll.hasLostLines ? bare.flatMap((line) => parseLine(line, parsedAll.delimiter)) : parsedAll.rows
  // Lines without the common separator may have one of their own.
  const read = readRows(
    rows.flatMap((row) => (row.cells.length === 1 && row.cells[0] ? parseLine(row.cells[0]) : [row])),
  )
  return { ...read, skipped: [...skipped, ...read.skipped] }
}

function ownPlayer([number = '', name = '', position = '', ...more]: readonly string[]): PastedPlayer {
  return { number, name, position, unplaced: more.filter(Boolean).join(', ') }
}

/** Counts the lines with text; shown before the review. */
export const linesIn = (text: string): number => linesOf(text).filter((line) => line.trim() !== '').length
