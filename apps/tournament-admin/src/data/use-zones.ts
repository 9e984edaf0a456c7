import type { ZoneTable } from '@torneo/contracts/competition/zone-table'
import type { StandingRow } from '@torneo/contracts/tournament/standings'
import { useCompetitionQuery } from './competition-api'
import { useLiveRefetch } from './use-live-refetch'

interface ZoneOfTable extends ZoneTable {
  readonly name: string
}

/** Zones that a sport's table is of, in their order; empty for one table of the whole sport. */
export function useZones(
  sportId: string | undefined,
  rows: readonly StandingRow[] | undefined,
): readonly ZoneOfTable[] {
  const shown = new Set(rows?.map(({ zoneId }) => zoneId))
  const isZoned = sportId !== undefined && shown.size > 0 && !shown.has(undefined)
  const { currentData, refetch } = useCompetitionQuery({ params: { sportId: sportId ?? '' } }, { skip: !isZoned })
  useLiveRefetch(isZoned ? sportId : null, refetch)
  if (!isZoned || !currentData) return []
  return currentData.phases.flatMap((phase) =>
    phase.kind === 'league'
      ? phase.tables.flatMap(({ zoneId, rows: zoneRows }) => {
          const name = phase.zones.find(({ id }) => id === zoneId)?.name
          return name !== undefined && shown.has(zoneId) ? [{ zoneId, name, rows: zoneRows }] : []
        })
      : [],
  )
}
