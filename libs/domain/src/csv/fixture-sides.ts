import type { Columns } from './blocks'
import type { FilledCell, FixtureColumn } from './fixture-columns'

type FixtureColumns = Columns<FixtureColumn>

/** Marks of the side that the row's own team plays. */
export const sideMark = /^(home|away|local|visita|visitante)$/i

/** Columns that a row of values never names: 'Partido' is also a kind of match, and 'Local' a side. */
const places = ['date', 'moment', 'time', 'location', 'field'] as const

const hasTwoSides = (columns: FixtureColumns) =>
  (columns.has('home') && columns.has('away')) || (columns.has('team') && columns.has('opponent'))

const hasMatch = (columns: FixtureColumns) =>
  columns.has('match') &&
  !(['home', 'away', 'opponent'] as const).some((column) => columns.has(column)) &&
  places.some((column) => columns.has(column))

/** True for columns of both sides, or of both in one column: 'Partido'. */
export const isFixtureHeading = (columns: FixtureColumns): boolean => hasTwoSides(columns) || hasMatch(columns)

/** Makes a match column both sides' own. Beside columns of the sides it is a number or a name, which is not used. */
export function withSides(columns: FixtureColumns): FixtureColumns {
  const { match, ...others } = Object.fromEntries(columns) as Partial<Record<FixtureColumn, readonly number[]>>
  const settled = match && hasMatch(columns) ? { ...others, home: match, away: match } : others
  return new Map(Object.entries(settled) as [FixtureColumn, readonly number[]][])
}

/** Separators of two sides, the most certain first: a hyphen without blanks may be part of a name. */
const separators = [/\s+(?:(?:vs?|versus|contra|x|×)\s+|vs?\.\s*)/giu, /\s+[-–—]\s+/gu, /[-–—]/gu]

/** Splits 'Promo 98 vs Promo 01', preferably into two sides that `isSide` knows; null if it is unclear where. */
export function splitSides(
  text: string,
  isSide: (name: string) => boolean,
): readonly [home: string, away: string] | null {
  const found = separators.map((separator) =>
    [...text.matchAll(separator)].flatMap(({ index, 0: { length } }): [string, string][] => {
      const [home, away] = [text.slice(0, index).trim(), text.slice(index + length).trim()]
      return home === '' || away === '' ? [] : [[home, away]]
    }),
  )
  const known = found.flat().find((sides) => sides.every(isSide))
  const [likely = []] = found.slice(0, 2).filter((splits) => splits.length > 0)
  return known ?? (likely.length === 1 ? (likely[0] ?? null) : null)
}

interface Sides {
  readonly home: string
  readonly away: string
  /** Indexes of their cells. */
  readonly used: readonly number[]
  /** True if `home` is a cell of both sides that cannot be split. */
  readonly isWhole: boolean
}

/** Finds the sides of a row, which are in two cells, or in one. */
export function sidesIn(
  columns: FixtureColumns,
  cellsOf: (column: FixtureColumn) => readonly FilledCell[],
  isSide: (name: string) => boolean,
): Sides {
  const first = (column: FixtureColumn) => cellsOf(column)[0]
  const both = columns.get('home')
  if (both && both === columns.get('away')) {
    const cells = cellsOf('home').map((cell) => ({ ...cell, sides: splitSides(cell.text, isSide) }))
    const { index, text = '', sides } = cells.find((cell) => cell.sides) ?? cells[0] ?? {}
    const used = index === undefined ? [] : [index]
    return sides
      ? { home: sides[0], away: sides[1], used, isWhole: false }
      : { home: text, away: '', used, isWhole: text !== '' }
  }
  const mark = first('side')?.text ?? ''
  const isSwapped = /^[av]/i.test(mark) && sideMark.test(mark)
  const teams = isSwapped ? [first('opponent'), first('team')] : [first('team'), first('opponent')]
  const [home, away] = columns.has('team')
    ? teams
    : [first('home') ?? first('homeReference'), first('away') ?? first('awayReference')]
  const used = [home, away].flatMap((cell) => (cell ? [cell.index] : []))
  return { home: home?.text ?? '', away: away?.text ?? '', used, isWhole: false }
}
