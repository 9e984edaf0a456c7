/** A cell with content that a reader left out, with its place and the reason. */
export interface LeftOut {
  /** Row as a spreadsheet numbers it, from 1; the line of a pasted text. */
  readonly row: number
  /** Heading of the column, or its letter; empty in a text without columns. */
  readonly column: string
  readonly text: string
  readonly why: string
}

/** Account of every cell that has content: `used + named` is `total` (B96). */
export interface Account {
  readonly cells: { readonly total: number; readonly used: number; readonly named: number }
  readonly named: readonly LeftOut[]
}
