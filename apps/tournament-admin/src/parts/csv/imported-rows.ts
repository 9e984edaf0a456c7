import type { CsvError } from '@torneo/domain/csv/csv-error'
import type { LeftOut } from '@torneo/domain/csv/left-out'

/** A row of the file that is right, as a record to create. */
export interface ImportRow {
  readonly id: string
  readonly row: number
  readonly title: string
  /** Further fields as they were understood, in one line. */
  readonly details: string
  /** Doubt that never prevents the creation. */
  readonly note?: string | undefined
}

/** A file as it was understood. */
export interface ImportedRows<Row extends ImportRow = ImportRow> {
  readonly rows: readonly Row[]
  readonly errors: readonly CsvError[]
  /** Rows whose record exists. */
  readonly existing: readonly number[]
  /** Cells that are not used. */
  readonly named: readonly LeftOut[]
  /** Rows with a blank day or hour that was taken from above. */
  readonly carried?: readonly number[]
}
