import type { ChannelState } from '@torneo/client/realtime-socket'
import type { MatchState, SportTables } from '@torneo/contracts/endpoint/realtime'
import { own } from '@torneo/contracts/fields/own'
import { useMemo, useSyncExternalStore } from 'react'
import type { Source } from './channels'
import type { TournamentState } from './tournament-feed'

const blank: ChannelState<never> = { data: null, asOf: null, error: null }
const emptySource: Source<ChannelState<never>> = { watch: () => () => undefined, read: () => blank }

/** Subscribes to a channel; without one, to nothing. */
export function useChannel<T>(source: Source<ChannelState<T>> = emptySource): ChannelState<T> {
  return useSyncExternalStore(source.watch, source.read)
}

/** Subscribes to a match with its events. */
export function useMatchState(id: string, { channels }: TournamentState): ChannelState<MatchState> {
  return useChannel(useMemo(() => channels?.match(id), [channels, id]))
}

const none: SportTables = { standings: [], scorers: [] }

/** Returns a sport's tables: the socket's, unless the last full read is newer. */
function newestTables(
  sportId: string,
  received: ChannelState<SportTables> | undefined,
  { tournament, connection, asOf }: TournamentState,
): SportTables {
  if (received?.data && (connection === 'online' || (received.asOf ?? 0) >= (asOf ?? 0))) return received.data
  return tournament
    ? {
        standings: own(tournament.standings, sportId) ?? [],
        scorers: own(tournament.scorers, sportId) ?? [],
        competition: own(tournament.competitions, sportId) ?? null,
      }
    : none
}

/** Subscribes to a sport's tables. */
export function useSportTables(sportId: string, state: TournamentState): SportTables {
  const { channels } = state
  const received = useChannel(useMemo(() => channels?.tables(sportId), [channels, sportId]))
  return newestTables(sportId, received, state)
}

const nothing: readonly never[] = []
const emptySources: Source<readonly never[]> = { watch: emptySource.watch, read: () => nothing }

/** Subscribes to the tables of all sports, which the board shows one after another. */
export function useAllTables(state: TournamentState): ReadonlyMap<string, SportTables> {
  const { channels, tournament } = state
  // Compare the ids by value: every read of the tournament creates a new list.
  const sportIds = tournament?.sports.map(({ id }) => id).join() ?? ''
  const ids = useMemo(() => sportIds.split(',').filter(Boolean), [sportIds])
  const source: Source<readonly ChannelState<SportTables>[]> = useMemo(
    () => channels?.allTables(ids) ?? emptySources,
    [channels, ids],
  )
  const received = useSyncExternalStore(source.watch, source.read)
  return new Map(ids.map((id, index) => [id, newestTables(id, received[index], state)]))
}
