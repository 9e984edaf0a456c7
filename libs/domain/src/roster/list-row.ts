/** A row of a list. */
export interface ListRow {
  readonly cells: readonly string[]
  /** True if commas separated the cells. */
  readonly comma: boolean
  /** Lines of the text that it comes from, numbered from 1. */
  readonly lines: readonly number[]
  /** Position given by its group's title. */
  readonly position?: string
  readonly isDoubtful?: boolean
  /** True if a column of captains says so. */
  readonly isCaptain?: boolean
  /** Words of its lines that say what it is, and are in none of its cells: its order, a group's title. */
  readonly labels?: readonly string[]
}

export const filledCells = (cells: readonly string[]): string[] =>
  cells.map((cell) => cell.trim()).filter((cell) => cell !== '')

export const textOf = ({ cells }: Pick<ListRow, 'cells'>): string => filledCells(cells).join(' ')

export const hasLetter = (cell: string): boolean => /\p{L}/u.test(cell)
