import { columnsOf, ignoresHeading, playerByHeading } from './heading'
import { cellsOf, isNumber, isShirt, readPlayer, type PastedPlayer } from './line'
import { groupPosition, isPosition } from './positions'
import { isStaffTitle, skipReason, type SkipReason } from './skipped'

/** A row of a list: its cells, whether commas separated them, and the position given by its group's title. */
export interface ListRow {
  readonly cells: readonly string[]
  readonly comma: boolean
  readonly position?: string
}

/** A pasted line that was not read as a player, with the reason. */
export interface SkippedLine {
  readonly text: string
  readonly reason: SkipReason
}

export interface ReadRoster {
  readonly players: readonly PastedPlayer[]
  readonly skipped: readonly SkippedLine[]
  /** True if the numbers at the start of the lines were their order, and the other numbers the shirts. */
  readonly hasOrder: boolean
}

const filled = (cells: readonly string[]) => cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
const textOf = ({ cells }: ListRow) => filled(cells).join(' ')
const hasLetter = (cell: string) => /\p{L}/u.test(cell)

/** Joins the cells of a copied table with one cell a line: each number begins a player. */
function joinStackedCells(rows: readonly ListRow[]): readonly ListRow[] {
  const areNumbers = rows.map(({ cells }) => cells.length === 1 && isShirt(cells[0] ?? ''))
  const isStacked =
    areNumbers[0] === true && areNumbers.filter(Boolean).length > 1 && rows.every(({ cells }) => cells.length === 1)
  if (!isStacked) return rows
  const players: ListRow[] = []
  rows.forEach((row, index) => {
    if (areNumbers[index]) players.push(row)
    else players.push({ ...row, cells: [...(players.pop()?.cells ?? []), ...row.cells] })
  })
  return players
}

/** True if the cells form one complete player: one number, and a name. */
const isCompletePlayer = (cells: readonly string[]) =>
  cells.filter(isShirt).length === 1 &&
  cells.some((cell) => hasLetter(cell) && !isPosition(cell)) &&
  cells.every((cell) => isShirt(cell) || hasLetter(cell))

/**
 * Splits two side-by-side columns of players, or players in one line: '2 Luis Mora, 3 Ana Paz'; null for one player.
 */
function playersOfRow(row: ListRow): ListRow[] | null {
  const own = filled(row.cells)
  const parts = own.map((cell) => cellsOf([cell]))
  if (own.length > 1 && parts.every((part) => part.length > 1 && isCompletePlayer(part)))
    return own.map((cell) => ({ ...row, cells: [cell] }))
  const second = isNumber(own[0] ?? '')
    ? own.findIndex((cell, index) => index > 0 && isNumber(cell))
    : own.findIndex(isNumber) + 1
  if (second < 2) return null
  const halves = [own.slice(0, second), own.slice(second)]
  return halves.every(isCompletePlayer) ? halves.map((half) => ({ ...row, cells: half })) : null
}

/** Splits rows of two players only if most rows have two: a single one may be an order, a name and a shirt. */
function splitColumns(rows: readonly ListRow[]): ListRow[] {
  const split = rows.map(playersOfRow)
  const isTwoColumns = rows.length > 1 && split.filter((row) => row !== null).length * 2 >= rows.length
  return rows.flatMap((row, index) => {
    const players = split[index]
    return players && (isTwoColumns || row.cells.length === players.length) ? players : [row]
  })
}

/** Matches a first number with the mark of an ordered list, or in a cell of its own. */
const orderMark = /^\s*(\d{1,3})(?:\s*[).°ºª-]+\s*|\s*$|\s+(?=\p{L}))/u

/** Removes the list's own numbering if lines count from 1 and most have another number. */
function withoutOrder(rows: readonly ListRow[]): { readonly rows: readonly ListRow[]; readonly hasOrder: boolean } {
  const orders = rows.map(({ cells }) => Number(orderMark.exec(filled(cells)[0] ?? '')?.[1] ?? 0))
  const others = rows.filter(({ cells }) => cellsOf(cells).filter(isShirt).length > 1).length
  const isMarked = rows.length > 1 || /^\s*1\s*[).]/.test(rows[0]?.cells[0] ?? '')
  const hasOrder =
    isMarked &&
    others * 2 > rows.length &&
    orders[0] === 1 &&
    orders.every((order, index) => order === 1 || order === (orders[index - 1] ?? 0) + 1)
  if (!hasOrder) return { rows, hasOrder }
  const bare = (row: ListRow): ListRow => {
    const [first = '', ...more] = filled(row.cells)
    return cellsOf(row.cells).filter(isShirt).length > 1
      ? { ...row, cells: filled([first.replace(orderMark, ''), ...more]) }
      : row
  }
  return { rows: rows.map(bare), hasOrder }
}

/**
 * Reads the columns of the heading and the separator of its rows. A slash-separated list was not split at the comma of
 * 'Pérez, Juan'; a heading that repeats itself has two players a row.
 */
function headingOf({ cells }: ListRow) {
  const slashPattern = [/\s+\/\s+/, /\//].find((one) => cells.length === 1 && columnsOf(cells.join().split(one)))
  const splitAtSlashes = (all: readonly string[]) =>
    slashPattern?.test(all.join()) ? all.join(', ').split(slashPattern) : all
  const all = columnsOf(splitAtSlashes(cells))
  if (!all) return null
  const half = all.length / 2
  const isTwice = half > 1 && all.every((column, index) => column === all[(index + half) % all.length])
  const rowsOf = (row: ListRow): ListRow[] => {
    const own = splitAtSlashes(row.cells)
    const halves = isTwice ? [own.slice(0, half), own.slice(half)] : [own]
    return halves.filter((part) => filled(part).length > 0).map((part) => ({ ...row, cells: part }))
  }
  return { columns: isTwice ? all.slice(0, half) : all, rowsOf }
}

/** Expands 'Arqueros: Juan Pérez y Luis Mora' to a row for each player, with the group's position; otherwise null. */
function inlineGroup(row: ListRow): ListRow[] | null {
  const [first = '', ...more] = row.cells
  const [, title = '', rest = ''] = /^([^:\d]{3,30}s:)\s*(\S.*)$/iu.exec(first) ?? []
  const position = title === '' ? null : groupPosition(title)
  if (position === null) return null
  const names = filled([rest, ...more].flatMap((cell) => cell.split(/\s+y\s+|\s*[,;/]\s*|\s+-\s+/u)))
  const areNames = names.length > 1 && names.every((name) => hasLetter(name) && !isPosition(name))
  return areNames
    ? names.map((name) => ({ ...row, cells: [name], position }))
    : [{ ...row, cells: [rest, ...more], position }]
}

/** Reads the rows of a list: each is a player, part of one, or skipped with a reason. */
export function readRows(listRows: readonly ListRow[]): ReadRoster {
  const skipped: SkippedLine[] = []
  const rows: ListRow[] = []
  let group: { readonly position: string; readonly isStaff: boolean } = { position: '', isStaff: false }
  const first = listRows.findIndex(({ cells }) => skipReason(cells) === null)
  const heading = listRows[first] ? headingOf(listRows[first]) : null
  listRows.forEach((row, index) => {
    const reason = index === first && heading ? 'heading' : skipReason(row.cells)
    if (isStaffTitle(row.cells)) group = { position: '', isStaff: true }
    else if (reason === 'title') group = { position: groupPosition(textOf(row)) ?? '', isStaff: false }
    const isStaff = reason === null && group.isStaff && !cellsOf(row.cells).some(isShirt)
    if (reason !== null || isStaff) skipped.push({ text: textOf(row), reason: reason ?? 'staff' })
    else rows.push(...(inlineGroup(row) ?? [{ ...row, position: group.position }]))
  })

  const { rows: ordered, hasOrder } = heading
    ? { rows: rows.flatMap(heading.rowsOf), hasOrder: false }
    : withoutOrder(splitColumns(joinStackedCells(rows)))
  const players = ordered.map(({ cells, comma, position = '' }) => {
    const player =
      heading && !ignoresHeading(heading.columns, cells)
        ? playerByHeading(heading.columns, cells)
        : readPlayer(cells, { comma })
    return player.position === '' ? { ...player, position } : player
  })
  return { players, skipped, hasOrder }
}
