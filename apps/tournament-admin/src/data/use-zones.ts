import { useSportTables } from '@torneo/client'
import type { ZoneRow } from '@torneo/contracts/competition/zone-table'
import type { StandingRow } from '@torneo/contracts/tournament/standings'

/** A row of a zone; what decided its place is absent until the sport's channel says it. */
export type RowOfZone = StandingRow & Partial<Pick<ZoneRow, 'decidedBy'>>

interface ZoneOfTable {
  readonly zoneId: string
  /** Null until the sport's channel says it. */
  readonly name: string | null
  readonly rows: readonly RowOfZone[]
}

/** Zones that a sport's table is of, in their order; empty for one table of the whole sport. */
export function useZones(sportId: string | undefined, rows: readonly StandingRow[] = []): readonly ZoneOfTable[] {
  const { data } = useSportTables(sportId ?? null)
  const leagues = data?.competition?.phases.filter((phase) => phase.kind === 'league') ?? []
  return [...new Set(rows.flatMap(({ zoneId }) => zoneId ?? []))].map((zoneId) => {
    const league = leagues.find((phase) => phase.zones.some(({ id }) => id === zoneId))
    return {
      zoneId,
      name: league?.zones.find(({ id }) => id === zoneId)?.name ?? null,
      rows:
        league?.tables.find((table) => table.zoneId === zoneId)?.rows ?? rows.filter((row) => row.zoneId === zoneId),
    }
  })
}
