import { useConnection, useSportTables } from '@torneo/client'
import type { SportTables } from '@torneo/contracts/endpoint/realtime'
import type { ScorerRow } from '@torneo/contracts/tournament/scorers'
import type { StandingRow } from '@torneo/contracts/tournament/standings'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { useScorersQuery, useStandingsQuery } from './tables-api'

/** A sport's table as last read; `rows` is undefined until loaded. */
export interface ReadTable<Row> {
  readonly rows: readonly Row[] | undefined
  /** Time when the rows were last known to be current, in milliseconds since 1970. */
  readonly asOf: number | null
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => void
}

interface Query<Row> {
  readonly currentData?: { readonly items: readonly Row[] } | undefined
  readonly fulfilledTimeStamp?: number | undefined
  readonly error?: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** Prefers the rows of the sport's channel to those read when the screen opened; offline, the more recent of both. */
function useNewest<Row>(
  sportId: string | undefined,
  query: Query<Row>,
  pick: (tables: SportTables) => readonly Row[],
): ReadTable<Row> {
  const { state } = useConnection()
  const { data, asOf, error: channelError } = useSportTables(sportId ?? null)
  const { currentData, fulfilledTimeStamp = null, error, isFetching } = query
  const refetch = () => void query.refetch()
  const isConnected = state === 'online' && channelError === null
  const isNewer = currentData === undefined || (asOf ?? 0) > (fulfilledTimeStamp ?? 0)
  if (data !== null && (isConnected || isNewer))
    return { rows: pick(data), asOf, error: undefined, isFetching, refetch }
  return { rows: currentData?.items, asOf: currentData ? fulfilledTimeStamp : null, error, isFetching, refetch }
}

const optionsFor = (sportId: string | undefined) => ({ skip: sportId === undefined, ...refetchStale })

/** Subscribes to a sport's standings. Inactive without an id. */
export function useStandings(sportId: string | undefined): ReadTable<StandingRow> {
  return useNewest(
    sportId,
    useStandingsQuery({ query: { sportId } }, optionsFor(sportId)),
    ({ standings }) => standings,
  )
}

/** Subscribes to a sport's scorers. Inactive without an id. */
export function useScorers(sportId: string | undefined): ReadTable<ScorerRow> {
  return useNewest(sportId, useScorersQuery({ query: { sportId } }, optionsFor(sportId)), ({ scorers }) => scorers)
}
