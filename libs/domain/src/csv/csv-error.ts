/** A cell that cannot be read: nothing is written until there is none (B37). */
export interface CsvError {
  /** Row as a spreadsheet numbers it, from 1. */
  readonly row: number
  /** Heading of the column, or 'Fila'. */
  readonly column: string
  readonly message: string
}
