import { useConnection, useSportTables } from '@torneo/client'
import type { SportTables } from '@torneo/contracts/realtime'
import type { ScorerRow } from '@torneo/contracts/scorers'
import type { StandingRow } from '@torneo/contracts/standings'
import { refetchStale } from '@torneo/panel/prefetch'
import { useScorersQuery, useStandingsQuery } from './tables-api'

/** A sport's table as it is known; `rows` undefined until it is. */
export interface ReadTable<Row> {
  readonly rows: readonly Row[] | undefined
  /** When they were last known to be true, in milliseconds since 1970. */
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

/** What was read when the screen opened, until the sport's channel says it; without connection, whichever was read last. */
function useNewest<Row>(sportId: string | undefined, query: Query<Row>, pick: (tables: SportTables) => readonly Row[]): ReadTable<Row> {
  const { state } = useConnection()
  const { data, asOf, error: refused } = useSportTables(sportId ?? null)
  const { currentData, fulfilledTimeStamp = null, error, isFetching } = query
  const refetch = () => void query.refetch()
  const isHeard = state === 'online' && refused === null
  const isNewer = currentData === undefined || (asOf ?? 0) > (fulfilledTimeStamp ?? 0)
  if (data !== null && (isHeard || isNewer)) return { rows: pick(data), asOf, error: undefined, isFetching, refetch }
  return { rows: currentData?.items, asOf: currentData ? fulfilledTimeStamp : null, error, isFetching, refetch }
}

const optionsFor = (sportId: string | undefined) => ({ skip: sportId === undefined, ...refetchStale })

/** A sport's table, as it changes. Without an id: nothing. */
export function useStandings(sportId: string | undefined): ReadTable<StandingRow> {
  return useNewest(sportId, useStandingsQuery({ query: { sportId } }, optionsFor(sportId)), ({ standings }) => standings)
}

/** A sport's scorers, as they change. Without an id: nothing. */
export function useScorers(sportId: string | undefined): ReadTable<ScorerRow> {
  return useNewest(sportId, useScorersQuery({ query: { sportId } }, optionsFor(sportId)), ({ scorers }) => scorers)
}
