import { byteOrderMark, withoutGuard } from '@torneo/domain/csv/csv-cells'
import type { Account, LeftOut } from '@torneo/domain/csv/left-out'
import { accountOfText } from '@torneo/domain/csv/text-account'
import { attendanceByMarks, isMarkTitle, withoutAttendance } from '@torneo/domain/roster/attendance'
import { withCaptainAnswers } from '@torneo/domain/roster/captain-column'
import { withPlainLetters } from '@torneo/domain/roster/encoding'
import type { PastedPlayer } from '@torneo/domain/roster/line'
import { readRows, type ReadRows, type SkippedLine } from '@torneo/domain/roster/list'
import type { ListRow } from '@torneo/domain/roster/list-row'
import { chatMarks, linesOf, withGoalkeeper, withoutMarks, withoutStamp } from '@torneo/domain/roster/pasted-text'
import { skipReason, skipTexts } from '@torneo/domain/roster/skipped'
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

/** A name struck out beside the one that replaces it: '~Fede Luna~ → Beto Mora'. */
const struck = /~[^~]+~(?:\s*(?:[→➡>]|-+>)\uFE0F?)?(?=.*\p{L})/gu

/** Removes the quotes around a cell, closed or not; a nickname's stay. */
function unquoted(cell: string): string {
  const count = cell.split('"').length - 1
  return count % 2 === 1 || (count === 2 && /^".*"$/.test(cell)) ? cell.replace(/^"|"$/g, '') : cell
}

/** Players of a list, and each of its lines and words that is none. */
export interface ReadRoster extends Account, Pick<ReadRows, 'players' | 'skipped' | 'hasOrder'> {}

/** Reads the players of a pasted text or file, one per line, in any order and with any separator. */
export async function readRoster(text: string): Promise<ReadRoster> {
  // Bundled dev servers return a CommonJS package as its own namespace, without a default.
  const papa = await import('papaparse').then((module) => module.default ?? module)
  const whole = text.replace(byteOrderMark, '')
  // Our own export needs no guessing, whatever its names contain.
  const [, own] = ownHeading.exec(whole) ?? []
  if (own !== undefined) {
    const [heading = [], ...rows] = papa.parse<string[]>(whole, { delimiter: own, skipEmptyLines: 'greedy' }).data
    if (rows.every(({ length }) => length >= heading.length)) {
      const players = rows.map((cells) => ownPlayer(cells.map(withoutGuard)))
      const lines = linesOf(whole)
      const used = [
        ...heading,
        ...players.flatMap(({ number, name, position, unplaced }) => [number, name, position, unplaced]),
      ]
      return {
        players,
        skipped: [{ text: heading.join(' '), reason: 'heading', row: 1 }],
        hasOrder: false,
        ...accountOfText(lines, [{ lines: lines.map((_, index) => index + 1), used }], []),
      }
    }
  }

  const skipped: SkippedLine[] = []
  const chat: LeftOut[] = []
  const all = withCaptainAnswers(linesOf(withPlainLetters(whole)))
  const [, separator] = separatorLine.exec(all[0] ?? '') ?? []
  const stampless = all.map(withoutStamp)
  const isOfNames = (line: string) => /\p{L}/u.test(line) && skipReason([line]) === null
  const marks = new Map(
    [...attendanceByMarks(stampless, isOfNames)].map(([index, attendance]) => [index + 1, attendance]),
  )
  const withGloves = (line: string) => (isOfNames(withoutMarks(line)) ? withGoalkeeper(line) : line)
  const bareLines = all.map((line, index) =>
    withoutAttendance(withoutMarks(withGloves(marks.has(index + 1) ? line : line.replace(struck, ' ')))).replace(
      tableLine,
      (_, cells: string) => cells.split(/\s*[|│]\s*/u).join('\t'),
    ),
  )
  const lines = bareLines.flatMap((bare, index) => {
    const [line = '', row] = [all[index], index + 1]
    const alone = stampless[index]?.trim() ?? ''
    if (isMarkTitle(alone)) return [{ bare: alone, row }]
    const isContent = /[\p{L}\p{N}"]/u.test(bare) && (index > 0 || separator === undefined)
    if (isContent) return [{ bare, row }]
    if (line.trim() !== '') skipped.push({ text: line.trim(), reason: 'other', row })
    return []
  })
  all.forEach((line, index) => {
    const crossed = marks.has(index + 1) ? [] : (line.match(struck) ?? [])
    chat.push(...crossed.map((text) => ({ row: index + 1, column: '', text, why: skipTexts.out })))
    chat.push(...chatMarks(line).map((text) => ({ row: index + 1, column: '', text, why: skipTexts.chat })))
  })
  const isAligned = lines.length > 1 && lines.every(({ bare }) => !bare.includes('\t') && aligned.test(bare.trim()))
  const content = lines.map(({ bare, row }) => ({ row, text: isAligned ? bare.trim().replace(/\s{2,}/g, '\t') : bare }))

  const parse = (
    part: readonly { readonly text: string; readonly row: number }[],
    { delimiter = '', ...options }: { delimiter?: string | undefined; quoteChar?: string } = {},
  ) => {
    const { data, errors, meta } = papa.parse<string[]>(part.map((line) => line.text).join('\n'), {
      delimiter,
      delimitersToGuess: separators,
      ...options,
    })
    let next = 0
    const rows = data.map((raw): ListRow => {
      // A quoted cell may have several lines.
      const count = 1 + raw.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
      const own = part.slice(next, next + count).map(({ row }) => row)
      next += count
      return { cells: raw.map((cell) => withoutGuard(cell.trim())), comma: meta.delimiter === ',', lines: own }
    })
    // An unclosed quote swallows the following lines.
    const hasLostLines =
      errors.some(({ type }) => type === 'Quotes') ||
      rows.some(({ cells }) => cells.some((cell) => cell.includes('\n') && cell.includes(meta.delimiter)))
    const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    return { rows: filled, hasLostLines, delimiter: meta.delimiter }
  }
  const parseLine = (line: { readonly text: string; readonly row: number }, delimiter?: string): ListRow[] => {
    const parsed = parse([line], { delimiter })
    if (!parsed.hasLostLines && line.text.split('"').length % 2 === 1) return parsed.rows
    return parse([line], { delimiter, quoteChar: '\0' }).rows.map((row) => ({ ...row, cells: row.cells.map(unquoted) }))
  }
  const parsedAll = parse(content, { delimiter: separator })
  const rows = parsedAll.hasLostLines ? content.flatMap((line) => parseLine(line, parsedAll.delimiter)) : parsedAll.rows
  // Lines without the common separator may have one of their own.
  const { readings, named, ...read } = readRows(
    rows.flatMap((row) => {
      const [cell = '', ...more] = row.cells
      return more.length === 0 && cell !== ''
        ? parseLine({ text: cell, row: 0 }).map((one) => ({ ...one, lines: row.lines }))
        : [row]
    }),
    marks,
  )
  const left = [...skipped, ...read.skipped].toSorted((one, other) => one.row - other.row)
  const account = accountOfText(bareLines, readings, [
    ...named,
    ...left.map(({ row, text: skippedText, reason }) => ({
      row,
      column: '',
      text: skippedText,
      why: skipTexts[reason],
    })),
  ])
  return { ...read, skipped: left, ...account, named: [...account.named, ...chat] }
}

function ownPlayer([number = '', name = '', position = '', ...more]: readonly string[]): PastedPlayer {
  return { number, name, position, unplaced: more.filter(Boolean).join(', ') }
}

/** Counts the lines with text; shown before the review. */
export const linesIn = (text: string): number => linesOf(text).filter((line) => line.trim() !== '').length
