import { useMemo, useSyncExternalStore } from 'react'
import type { Reading } from '@torneo/client/realtime-socket'
import type { MatchState, SportTables } from '@torneo/contracts/realtime'
import type { Source } from './line'
import type { TournamentState } from './tournament-feed'

const blank: Reading<never> = { data: null, asOf: null, error: null }
const silent: Source<never> = { watch: () => () => undefined, read: () => blank }

function useReading<T>(source: Source<T> = silent): Reading<T> {
  return useSyncExternalStore(source.watch, source.read)
}

/** A match with its events as they change, while it is shown. */
export function useMatchState(id: string, { line }: TournamentState): Reading<MatchState> {
  return useReading(useMemo(() => line?.match(id), [line, id]))
}

const none: SportTables = { standings: [], scorers: [] }

/** A sport's tables as they change, while they are shown: what the socket tells, unless the whole read is newer. */
export function useSportTables(sportId: string, { tournament, connection, asOf, line }: TournamentState): SportTables {
  const told = useReading(useMemo(() => line?.tables(sportId), [line, sportId]))
  if (told.data && (connection === 'online' || (told.asOf ?? 0) >= (asOf ?? 0))) return told.data
  return tournament ? { standings: tournament.standings[sportId] ?? [], scorers: tournament.scorers[sportId] ?? [] } : none
}
