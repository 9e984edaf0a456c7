import type { ZoneRow } from '@torneo/contracts/competition/zone-table'
import { color } from '@torneo/ui/theme/tokens'
import type { PublicLeague } from './competition-views'

export const edgeColors = { gold: color.gold, silver: color.silver, bronze: color.bronze, info: color.info } as const
export type RowEdge = keyof typeof edgeColors

const edges: readonly RowEdge[] = ['gold', 'silver', 'bronze', 'info']

/** Phases that a league's places lead to, each with the colour of its bar. */
export function placeEdges({ tables }: PublicLeague) {
  const cups = new Map(
    tables.flatMap(({ rows }) => rows.flatMap(({ leadsTo }) => leadsTo ?? [])).map((one) => [one.phaseId, one.name]),
  )
  return [...cups].map(([phaseId, name], index) => ({ phaseId, name, edge: edges[index % edges.length] ?? 'info' }))
}

/** Returns whether a line ends the places that lead to the same phase. */
export function isCutBelow(rows: readonly ZoneRow[], row: ZoneRow): boolean {
  const below = rows[rows.indexOf(row) + 1]
  return below !== undefined && below.leadsTo?.phaseId !== row.leadsTo?.phaseId
}
