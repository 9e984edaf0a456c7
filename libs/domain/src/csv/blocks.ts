import { filledIn, type Sheet, type SheetRow } from './sheet'

/** Columns of a heading by name: several that mean the same have all their indexes, the most exact word first. */
export type Columns<Column extends string> = ReadonlyMap<Column, readonly number[]>

/** A heading's words: the column that a cell names, and the columns that make a row a heading. */
export interface HeadingRules<Column extends string> {
  readonly columnOf: (cell: string) => Column | null
  /** Rank of a cell among those of its column: 'Equipo' is 0, 'Nombre' may be 1. */
  readonly rankOf?: (cell: string) => number
  readonly isHeading: (columns: Columns<Column>) => boolean
  /** Settles what a heading's columns mean together; those that it drops are not used. */
  readonly settle?: (columns: Columns<Column>) => Columns<Column>
}

/** A table of a sheet, which may stand beside or below another one. */
export interface Block<Column extends string> {
  readonly columns: Columns<Column>
  /** Row of its heading; null where the columns were guessed. */
  readonly headRow: SheetRow | null
  /** Texts of its heading by index. */
  readonly heads: ReadonlyMap<number, string>
  readonly start: number
  /** Index after its last column: that of the next block, or none. */
  readonly end: number
  /** Index after its last heading. */
  readonly width: number
}

/** A block's heading. */
export type Heading<Column extends string> = Omit<Block<Column>, 'headRow'>

/** Cells of a row in one block, or between and above the blocks. */
export interface BlockPart<Column extends string> {
  readonly row: SheetRow
  readonly block: Block<Column> | null
  /** Indexes of its cells with content. */
  readonly filled: readonly number[]
}

/**
 * Reads the headings of a row. A next block begins where the cells from there on are a heading of their own, at a column
 * that the block before has already, or after a gap.
 */
export function headingsIn<Column extends string>(
  cells: readonly string[],
  { columnOf, rankOf = () => 0, isHeading, settle = (columns) => columns }: HeadingRules<Column>,
): Heading<Column>[] {
  const names = cells.map(columnOf)
  const columnsBetween = (start: number, end: number): Columns<Column> => {
    const found = new Map<Column, number[]>()
    for (let index = start; index < end; index++) {
      const name = names[index]
      if (name) found.set(name, [...(found.get(name) ?? []), index])
    }
    const rankAt = (index: number) => rankOf(cells[index] ?? '')
    for (const indexes of found.values()) indexes.sort((one, other) => rankAt(one) - rankAt(other))
    return found
  }
  const starts = [0]
  for (let index = 1; index < cells.length; index++) {
    const before = columnsBetween(starts.at(-1) ?? 0, index)
    const name = names[index]
    const mayStart = (name && before.has(name)) || (cells[index] !== '' && cells[index - 1] === '')
    if (mayStart && isHeading(before) && isHeading(columnsBetween(index, cells.length))) starts.push(index)
  }
  return starts.flatMap((start, at) => {
    const end = starts[at + 1] ?? Number.POSITIVE_INFINITY
    const columns = columnsBetween(start, Math.min(end, cells.length))
    const heads = new Map(
      filledIn(cells).flatMap((index) => (inside(index, start, end) ? [[index, cells[index] ?? '']] : [])),
    )
    return isHeading(columns)
      ? [{ columns: settle(columns), heads, start, end, width: Math.max(...heads.keys()) + 1 }]
      : []
  })
}

const inside = (index: number, start: number, end: number) => index >= start && index < end

/** Keeps a heading from reaching into the blocks beside it, whose rows go on in the same row of the sheet. */
function besideOthers<Column extends string>(found: Heading<Column>, open: readonly Block<Column>[]): Heading<Column> {
  const indexes = [...found.columns.values()].flat()
  const first = Math.min(...indexes)
  const last = Math.max(...indexes)
  const own = open.find(({ start, end }) => inside(first, start, end))
  const start = open.length === 0 ? found.start : Math.max(found.start, own?.start ?? first)
  const end = Math.min(found.end, ...open.map((block) => block.start).filter((other) => other > last))
  const heads = new Map([...found.heads].filter(([index]) => inside(index, start, end)))
  return { ...found, start, end, heads, width: Math.max(...heads.keys()) + 1 }
}

/** Indexes of a row's cells with content in a column, the most exact heading first. */
export const filledOf = <Column extends string>(
  { cells }: Pick<SheetRow, 'cells'>,
  columns: Columns<Column> | undefined,
  column: Column,
): number[] => (columns?.get(column) ?? []).filter((index) => (cells[index] ?? '') !== '')

/** Splits a sheet into the rows of its blocks, and what stands outside of them. Headings are taken. */
export function blockParts<Column extends string>(
  { rows }: Pick<Sheet, 'rows'>,
  rules: HeadingRules<Column>,
  /** Columns of a sheet without a heading. */
  guess: () => Columns<Column> | null = () => null,
): BlockPart<Column>[] | null {
  const headings = rows.map(({ cells }) => headingsIn(cells, rules))
  const guessed = headings.every((found) => found.length === 0) ? guess() : null
  if (headings.every((found) => found.length === 0) && !guessed) return null
  let open: readonly Block<Column>[] = guessed
    ? [
        {
          columns: guessed,
          headRow: null,
          heads: new Map(),
          start: 0,
          end: Number.POSITIVE_INFINITY,
          width: Number.POSITIVE_INFINITY,
        },
      ]
    : []
  return rows.flatMap((row, at) => {
    const found = (headings[at] ?? []).map((block) => ({ ...besideOthers(block, open), headRow: row }))
    const kept = open.filter((block) => !found.some(({ start, end }) => block.start < end && start < block.end))
    for (const { columns, heads } of found) {
      const used = new Set([...columns.values()].flat())
      for (const index of heads.keys()) if (used.has(index)) row.take(index)
      row.headBy(heads)
    }
    for (const { heads } of kept) row.headBy(heads)
    const filled = filledIn(row.cells).filter((index) => !found.some(({ heads }) => heads.has(index)))
    const parts = kept.map((block) => ({
      row,
      block,
      filled: filled.filter((index) => inside(index, block.start, block.end)),
    }))
    const others = filled.filter((index) => !kept.some(({ start, end }) => inside(index, start, end)))
    open = [...kept, ...found].toSorted((one, other) => one.start - other.start)
    return [...parts, { row, block: null, filled: others }].filter((part) => part.filled.length > 0)
  })
}
