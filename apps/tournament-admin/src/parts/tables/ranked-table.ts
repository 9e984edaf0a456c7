import type { ReactNode } from 'react'

export interface RankedColumn<Row> {
  readonly key: string
  /** Abbreviation such as 'PJ'. */
  readonly header: string
  /** Meaning of the header: 'Partidos jugados'. */
  readonly meaning?: string | undefined
  readonly cell: (row: Row) => ReactNode
  /** True for the column that decides the ranking: large, and next to the title on a card. */
  readonly isMain?: boolean | undefined
  /** Singular header for cards: 'Gol'. */
  readonly singular?: string | undefined
  /** Aligns text to the left. */
  readonly isText?: boolean | undefined
}

/** Details that a button expands below a row; their content may depend on all rows. */
export interface More<Row> {
  readonly header: string
  readonly label: (row: Row, rows: readonly Row[]) => string
  readonly content: (row: Row, rows: readonly Row[]) => ReactNode
  /** The one row that is expanded, by its id, where its owner keeps it. Absent: each row keeps its own. */
  readonly opened?: { readonly id: string; readonly onChange: (id: string) => void }
}

export interface RankedTableProps<Row> {
  /** Visually hidden caption for screen readers. */
  readonly caption: string
  /** Header of the ranked names: 'Equipo'. */
  readonly titleHeader: string
  readonly title: (row: Row) => ReactNode
  readonly columns: readonly RankedColumn<Row>[]
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
  /** Returns false for a row without results, which gets no medal. Absent: all rows have results. */
  readonly isEarned?: ((row: Row) => boolean) | undefined
  readonly more?: More<Row> | undefined
}
