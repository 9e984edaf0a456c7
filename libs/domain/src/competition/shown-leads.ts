import type { ZoneRow } from '@torneo/contracts/competition/zone-table'

/** True once a match of the zone was played: before, every team is level, and a place leads nowhere yet (B89). */
export const hasPlayed = (rows: readonly Pick<ZoneRow, 'played'>[]): boolean => rows.some(({ played }) => played > 0)

/** Rows of a zone's table as screens show them: before its first match no team leads on. */
export const shownRows = (rows: readonly ZoneRow[]): readonly ZoneRow[] =>
  hasPlayed(rows) ? rows : rows.map((row) => ({ ...row, leadsTo: null }))
