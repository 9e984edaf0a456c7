import type { ZoneRow } from '@torneo/contracts/competition/zone-table'

/** True once a match of the zone was played: before, every team is level, and a place leads nowhere yet (B89). */
export const hasPlayed = (rows: readonly Pick<ZoneRow, 'played'>[]): boolean => rows.some(({ played }) => played > 0)

/** Rows of a zone's table as screens show them: before its first match no team leads on. */
export const shownRows = (rows: readonly ZoneRow[]): readonly ZoneRow[] =>
  hasPlayed(rows) ? rows : rows.map((row) => ({ ...row, leadsTo: null }))

interface PlacedRow {
  readonly position: number
  readonly played?: number
}

/** True unless nobody of a table has played yet and teams share its places: then there is no place to tell of. */
export const hasPlaces = (rows: readonly PlacedRow[]): boolean =>
  rows.some(({ played = 0 }) => played > 0) || new Set(rows.map(({ position }) => position)).size === rows.length

/** Place of a row of a table as screens, prints and files show it: '2', or '–' before the first match. */
export const shownPlace = ({ position }: PlacedRow, rows: readonly PlacedRow[]): string =>
  hasPlaces(rows) ? String(position) : '–'
