import type { ReactNode } from 'react'

/** A figure of a row. */
export interface RankedColumn<Row> {
  readonly key: string
  /** 'PJ' */
  readonly header: string
  /** What the header stands for: 'Partidos jugados'. */
  readonly meaning?: string | undefined
  readonly cell: (row: Row) => ReactNode
  /** The column that decides the ranking: large, and on a card next to the title. */
  readonly isMain?: boolean | undefined
  /** The header of a single one, on a card: 'Gol'. */
  readonly one?: string | undefined
  /** Aligned left, as words are. */
  readonly isWords?: boolean | undefined
}

/** What a button of this name unfolds below a row; it may be about the row's place among all. */
interface More<Row> {
  readonly header: string
  readonly label: (row: Row) => string
  readonly content: (row: Row, rows: readonly Row[]) => ReactNode
}

export interface RankedTableProps<Row> {
  /** Read aloud, not drawn. */
  readonly caption: string
  /** Who is ranked: 'Equipo'. */
  readonly titleHeader: string
  readonly title: (row: Row) => ReactNode
  readonly columns: readonly RankedColumn<Row>[]
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
  /** Whether it has done anything for its place: without that it has no medal. All have, without it. */
  readonly isEarned?: ((row: Row) => boolean) | undefined
  readonly more?: More<Row> | undefined
}
