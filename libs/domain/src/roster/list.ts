import { headingsIn } from '../csv/blocks'
import { csvTexts } from '../csv/csv-texts'
import type { LeftOut } from '../csv/left-out'
import { unusedWords, type Reading } from '../csv/text-account'
import { attendanceAnswer, attendanceIn, captainAnswer, attendanceTitle, type Attendance } from './attendance'
import { columnsOf, ignoresHeading, playerByHeading, playerHeading, type Column } from './heading'
import { cellsOf, isShirt, readPlayer, type PastedPlayer } from './line'
import { inlineAttendance, inlineGroup, joinStackedCells, splitColumns } from './list-layout'
import { withoutOrder } from './list-order'
import { filledCells, textOf, type ListRow } from './list-row'
import { groupPosition, withCaptaincy } from './positions'
import { isFarewell, isStaffTitle, skipReason, type SkipReason } from './skipped'

/** A pasted line that was not read as a player, with the reason. */
export interface SkippedLine {
  readonly text: string
  readonly reason: SkipReason
  readonly row: number
}

export interface ReadRows {
  readonly players: readonly PastedPlayer[]
  readonly skipped: readonly SkippedLine[]
  /** True if the numbers at the start of the lines were their order, and the other numbers the shirts. */
  readonly hasOrder: boolean
  /** Cells of columns that a roster has no field for. */
  readonly named: readonly LeftOut[]
  /** Words of each player, by lines. */
  readonly readings: readonly Reading[]
}

/** Columns of one player in a row; two blocks of players have two. */
interface HeadingBlock {
  readonly start: number
  readonly end: number
  readonly columns: readonly Column[]
  readonly heads: readonly string[]
}

interface Heading {
  readonly cellsOf: (row: ListRow) => readonly string[]
  readonly blocks: readonly HeadingBlock[]
}

/**
 * Reads the columns of a heading and the separator of its rows. A slash-separated list was not split at the comma of
 * 'Pérez, Juan'; a heading that repeats itself has two players a row.
 */
function headingOf({ cells }: ListRow): Heading | null {
  const slashPattern = [/\s+\/\s+/, /\//].find((one) => cells.length === 1 && columnsOf(cells.join().split(one)))
  const splitAtSlashes = (all: readonly string[]) =>
    slashPattern?.test(all.join()) ? all.join(', ').split(slashPattern) : all
  const heads = splitAtSlashes(cells).map((cell) => cell.trim())
  if (!columnsOf(heads)) return null
  const found = headingsIn(heads, playerHeading)
  const ends =
    found.length > 1 ? found.map(({ start, end }) => ({ start, end })) : [{ start: 0, end: Number.POSITIVE_INFINITY }]
  const blocks = ends.flatMap(({ start, end }) => {
    const own = heads.slice(start, end)
    const columns = columnsOf(own)
    return columns ? [{ start, end, columns, heads: own }] : []
  })
  return { blocks, cellsOf: ({ cells: own }) => splitAtSlashes(own) }
}

/** A row of a block of players, with the block's heading. */
interface HeadedRow {
  readonly row: ListRow
  readonly block: HeadingBlock | null
}

interface BlockRow extends HeadedRow {
  readonly isOut: boolean
}

/** Splits a row into its blocks, with the answers to who comes, and who is captain, where a column asks it. */
const blockRows = (heading: Heading, row: ListRow): BlockRow[] => {
  const all = heading.cellsOf(row)
  return heading.blocks.flatMap((block): BlockRow[] => {
    const cells = all.slice(block.start, block.end)
    const answers = cells.map((cell, index) =>
      block.columns[index] === 'attendance' && cell !== '' ? attendanceAnswer(cell) : null,
    )
    const captains = cells.map((cell, index) => (block.columns[index] === 'captain' ? captainAnswer(cell) : null))
    const labels = cells.filter((_, index) => (answers[index] ?? captains[index] ?? null) !== null)
    const others = cells.map((cell, index) => (answers[index] === null && captains[index] === null ? cell : ''))
    if (filledCells(others).length === 0) return []
    if (answers.includes('out')) return [{ row: { ...row, cells }, block, isOut: true }]
    const isDoubtful = row.isDoubtful === true || answers.includes('doubt')
    const own = {
      ...row,
      cells: others,
      labels: [...(row.labels ?? []), ...labels],
      isCaptain: captains.includes(true),
      ...(isDoubtful && { isDoubtful }),
    }
    return [{ row: own, block, isOut: false }]
  })
}

/** Position or attendance of the rows below a title; those of staff and signatures are players only with a shirt. */
interface Group {
  readonly position: string
  readonly kind: Attendance | 'staff' | 'signature' | null
}

const isPlayerless = (kind: Group['kind']): kind is 'staff' | 'signature' => kind === 'staff' || kind === 'signature'

const reasonWithoutShirt = { staff: 'staff', signature: 'other' } as const

interface TitleClues {
  readonly reason: SkipReason | null
  readonly attendance: Attendance | null
  /** True if a row above is a player with a shirt. */
  readonly hasShirts: () => boolean
}

/** Returns the group that a title begins; null for a row that is no title. */
function groupFrom(row: ListRow, { reason, attendance, hasShirts }: TitleClues): Group | null {
  if (isStaffTitle(row.cells)) return { position: '', kind: 'staff' }
  if (attendance) return { position: '', kind: attendance }
  if (isFarewell(row.cells) && hasShirts()) return { position: '', kind: 'signature' }
  return reason === 'title' ? { position: groupPosition(textOf(row)) ?? '', kind: null } : null
}

/**
 * Reads the rows of a list: each is a player, part of one, or skipped with a reason. `marks` has the lines whose names
 * are crossed out or in doubt.
 */
export function readRows(listRows: readonly ListRow[], marks: ReadonlyMap<number, Attendance> = new Map()): ReadRows {
  const skipped: SkippedLine[] = []
  const rows: HeadedRow[] = []
  let group: Group = { position: '', kind: null }
  let heading: Heading | null = null
  const skip = (row: ListRow, reason: SkipReason) =>
    row.lines.forEach((line, index) => skipped.push({ text: index === 0 ? textOf(row) : '', reason, row: line }))
  const add = (row: ListRow, kind: Attendance | null) => {
    const mark = attendanceIn(row.cells)
    const drawn = row.lines.flatMap((line) => marks.get(line) ?? [])
    if ([kind, mark?.kind, ...drawn].includes('out')) return skip(row, 'out')
    const cells = mark ? row.cells.map((cell) => cell.replace(mark.words.trim(), ' ').trim()) : row.cells
    const marked: ListRow = {
      ...row,
      cells,
      ...(mark && { labels: [...(row.labels ?? []), mark.words] }),
      ...((kind ?? drawn[0] ?? mark) && { isDoubtful: true }),
    }
    if (!heading) rows.push({ row: marked, block: null })
    else
      for (const { row: own, block, isOut } of blockRows(heading, marked))
        if (isOut) skip(own, 'out')
        else rows.push({ row: own, block })
  }
  for (const row of listRows) {
    const reason = skipReason(row.cells)
    const attendance = attendanceTitle(textOf(row))
    const next = reason === null ? headingOf(row) : null
    const beside = inlineGroup(row)
    const inline = attendance === null ? inlineAttendance(row) : null
    const hasShirts = () => rows.some((one) => cellsOf(one.row.cells).some(isShirt))
    group = groupFrom(row, { reason, attendance, hasShirts }) ?? group
    const { kind, position } = group
    if (next) {
      heading = next
      skip(row, 'heading')
    } else if (attendance) skip(row, attendance === 'out' ? 'out' : 'title')
    else if (inline?.kind === 'out') skip(row, 'out')
    else if (inline) for (const one of inline.rows) add(one, 'doubt')
    else if (reason === 'title' && beside) for (const one of beside) add(one, null)
    else if (reason !== null) skip(row, reason)
    else if (isPlayerless(kind) && !cellsOf(row.cells).some(isShirt)) skip(row, reasonWithoutShirt[kind])
    else for (const one of beside ?? [{ ...row, position }]) add(one, isPlayerless(kind) || beside ? null : kind)
  }

  const named: LeftOut[] = []
  const unheaded = rows.filter(({ block }) => block === null).map(({ row }) => row)
  const { rows: ordered, hasOrder } =
    unheaded.length === rows.length
      ? withoutOrder(splitColumns(joinStackedCells(unheaded)), skipped.length)
      : { rows: unheaded, hasOrder: false }
  const all: readonly HeadedRow[] =
    unheaded.length === rows.length ? ordered.map((row) => ({ row, block: null })) : rows
  const readings: Reading[] = []
  const groupOfCell = mergedGroups()
  const players = all.map(({ row, block }) => {
    const { cells, comma, isDoubtful, isCaptain, lines, labels = [] } = row
    const isHeaded = block !== null && !ignoresHeading(block.columns, cells)
    const read = isHeaded ? playerByHeading(block.columns, cells) : readPlayer(cells, { comma })
    const columns = isHeaded ? otherCells(block, row) : []
    named.push(...columns)
    const { number } = read
    const name = read.name.replace(/\s+/g, ' ').trim()
    const unplaced = isHeaded ? '' : read.unplaced
    // Words that the reading lost are at least shown.
    const lost = unusedWords(textOf(row), [number, name, read.position, unplaced, ...columns.map(({ text }) => text)])
    const position = (isHeaded ? groupOfCell(block, row, read.position) : read.position) || row.position || ''
    const player: PastedPlayer = {
      number,
      name,
      position: isCaptain ? withCaptaincy(position) : position,
      unplaced: [unplaced, lost.join(' ')].filter(Boolean).join(', '),
      ...(isDoubtful && { isDoubtful }),
    }
    readings.push({ lines, used: [number, name, read.position, player.unplaced, ...labels] })
    return player
  })
  return { players, skipped, hasOrder, named, readings }
}

/** Reads a merged cell of a group, 'Arqueros', as the position of the rows that go on below it. */
function mergedGroups() {
  const groups = new Map<HeadingBlock, { readonly position: string; readonly line: number }>()
  return (block: HeadingBlock, { lines }: ListRow, written: string): string => {
    const [first = 0, last = first] = [lines[0], lines.at(-1)]
    const above = groups.get(block)
    const group = /s$/i.test(written) ? groupPosition(written) : null
    const position = group ?? (written === '' && above?.line === first - 1 ? above.position : '')
    if (position === '') groups.delete(block)
    else groups.set(block, { position, line: last })
    return position || written
  }
}

/** Cells of a row in columns that a roster has no field for, each with its heading. */
function otherCells({ columns, heads }: HeadingBlock, { cells, lines: [row = 0] }: ListRow): LeftOut[] {
  const lastNumber = columns.lastIndexOf('number')
  return cells.flatMap((cell, index) => {
    const column = columns[index] ?? 'other'
    const isOther =
      column === 'other' ||
      column === 'attendance' ||
      (column === 'captain' && captainAnswer(cell) === null) ||
      (column === 'number' && index !== lastNumber)
    return isOther && cell.trim() !== ''
      ? [{ row, column: heads[index] ?? '', text: cell.trim(), why: csvTexts.noField }]
      : []
  })
}
