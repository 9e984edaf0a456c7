import { useMemo, useSyncExternalStore } from 'react'
import type { Reading } from '@torneo/client/realtime-socket'
import type { MatchState, SportTables } from '@torneo/contracts/realtime'
import type { Source } from './line'
import type { TournamentState } from './tournament-feed'

const blank: Reading<never> = { data: null, asOf: null, error: null }
const silent: Source<Reading<never>> = { watch: () => () => undefined, read: () => blank }

function useReading<T>(source: Source<Reading<T>> = silent): Reading<T> {
  return useSyncExternalStore(source.watch, source.read)
}

/** A match with its events as they change, while it is shown. */
export function useMatchState(id: string, { line }: TournamentState): Reading<MatchState> {
  return useReading(useMemo(() => line?.match(id), [line, id]))
}

const none: SportTables = { standings: [], scorers: [] }

/** A sport's tables: what the socket told, unless the whole read is newer. */
function newestTables(sportId: string, told: Reading<SportTables> | undefined, { tournament, connection, asOf }: TournamentState): SportTables {
  if (told?.data && (connection === 'online' || (told.asOf ?? 0) >= (asOf ?? 0))) return told.data
  return tournament ? { standings: tournament.standings[sportId] ?? [], scorers: tournament.scorers[sportId] ?? [] } : none
}

/** A sport's tables as they change, while they are shown. */
export function useSportTables(sportId: string, state: TournamentState): SportTables {
  const { line } = state
  const told = useReading(useMemo(() => line?.tables(sportId), [line, sportId]))
  return newestTables(sportId, told, state)
}

const nothing: readonly never[] = []
const silentAll: Source<readonly never[]> = { watch: silent.watch, read: () => nothing }

/** The tables of all sports as they change, by sport: for a board that shows one after the other. */
export function useAllTables(state: TournamentState): ReadonlyMap<string, SportTables> {
  const { line, tournament } = state
  // The same sports are the same channels, however often the tournament is read.
  const asked = tournament?.sports.map(({ id }) => id).join() ?? ''
  const ids = useMemo(() => asked.split(',').filter(Boolean), [asked])
  const source: Source<readonly Reading<SportTables>[]> = useMemo(() => line?.allTables(ids) ?? silentAll, [line, ids])
  const told = useSyncExternalStore(source.watch, source.read)
  return new Map(ids.map((id, place) => [id, newestTables(id, told[place], state)]))
}
