import { useMemo, useSyncExternalStore } from 'react'
import type { ChannelState } from '@torneo/client/realtime-socket'
import type { MatchState, SportTables } from '@torneo/contracts/realtime'
import type { Source } from './channels'
import type { TournamentState } from './tournament-feed'

const blank: ChannelState<never> = { data: null, asOf: null, error: null }
const silent: Source<ChannelState<never>> = { watch: () => () => undefined, read: () => blank }

function useChannel<T>(source: Source<ChannelState<T>> = silent): ChannelState<T> {
  return useSyncExternalStore(source.watch, source.read)
}

/** A match with its events, updated while it is shown. */
export function useMatchState(id: string, { channels }: TournamentState): ChannelState<MatchState> {
  return useChannel(useMemo(() => channels?.match(id), [channels, id]))
}

const none: SportTables = { standings: [], scorers: [] }

/** A sport's tables: from the socket, unless the last full read is newer. */
function newestTables(sportId: string, received: ChannelState<SportTables> | undefined, { tournament, connection, asOf }: TournamentState): SportTables {
  if (received?.data && (connection === 'online' || (received.asOf ?? 0) >= (asOf ?? 0))) return received.data
  return tournament ? { standings: tournament.standings[sportId] ?? [], scorers: tournament.scorers[sportId] ?? [] } : none
}

/** A sport's tables, updated while they are shown. */
export function useSportTables(sportId: string, state: TournamentState): SportTables {
  const { channels } = state
  const received = useChannel(useMemo(() => channels?.tables(sportId), [channels, sportId]))
  return newestTables(sportId, received, state)
}

const nothing: readonly never[] = []
const silentAll: Source<readonly never[]> = { watch: silent.watch, read: () => nothing }

/** The tables of all sports by sport, updated as they change: the board shows one after the other. */
export function useAllTables(state: TournamentState): ReadonlyMap<string, SportTables> {
  const { channels, tournament } = state
  // The same sports are the same channels, however often the tournament is read.
  const asked = tournament?.sports.map(({ id }) => id).join() ?? ''
  const ids = useMemo(() => asked.split(',').filter(Boolean), [asked])
  const source: Source<readonly ChannelState<SportTables>[]> = useMemo(() => channels?.allTables(ids) ?? silentAll, [channels, ids])
  const received = useSyncExternalStore(source.watch, source.read)
  return new Map(ids.map((id, index) => [id, newestTables(id, received[index], state)]))
}
