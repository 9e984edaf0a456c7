/** A side of a fixture: a team, or the place that its team comes from ('1º Zona A'). */
export type CsvSide = { readonly teamId: string } | { readonly place: string }

export interface CsvFixture {
  readonly row: number
  /** Index of its block's first column: two blocks may have a match in the same row. */
  readonly start: number
  /** yyyy-mm-dd. */
  readonly date: string
  /** HH:mm, empty while open. */
  readonly time: string
  readonly field: string
  /** Null where only places meet and no column names the sport. */
  readonly sportId: string | null
  readonly phase: string
  readonly zone: string
  readonly round: number | null
  readonly home: CsvSide
  readonly away: CsvSide
  /** True for a friendly, which is outside of the competition. */
  readonly isFriendly: boolean
  /** Doubt about what was read; empty without one. */
  readonly doubt: string
}
