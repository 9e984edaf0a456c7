import { useCallback, useSyncExternalStore } from 'react'
import type { Board, BoardList } from '@torneo/contracts/match-boards'
import type { Match } from '@torneo/contracts/matches'
import type { MatchState, SportTables } from '@torneo/contracts/realtime'
import { useAppStore } from '../store'
import { realtimeOf, type Connection, type Realtime } from './panel-realtime'
import type { ChannelState, StoredChannel, StoredValue } from './channel-store'

// Only types come from `contracts/realtime` here: its shapes would weigh on the sign-in page.

const blank: ChannelState<never> = { data: null, asOf: null, error: null }
const unsubscribed = () => undefined

/** The panel's socket and its store, once their code is loaded. */
export function useRealtime(): Realtime | null {
  const { subscribe, current } = realtimeOf(useAppStore())
  return useSyncExternalStore(subscribe, current)
}

/** Whether the panel is connected, and when the server last sent something. `heardAt` is null until the first time. */
export function useConnection(): Connection {
  const { subscribe, connection } = realtimeOf(useAppStore())
  return useSyncExternalStore(subscribe, connection)
}

function useChannel<Name extends StoredChannel>(name: Name | null): ChannelState<StoredValue<Name>> {
  const store = useRealtime()?.store
  const watch = useCallback((onChange: () => void) => (store && name ? store.watch(name, onChange) : unsubscribed), [store, name])
  const read = useCallback((): ChannelState<StoredValue<Name>> => (store && name ? store.read(name) : blank), [store, name])
  return useSyncExternalStore(watch, read)
}

/** The scheduled and live matches, live first, then by date and time (R12), as they change. Nothing when not wanted. */
export function useMatches(isWanted = true): ChannelState<readonly Match[]> {
  return useChannel(isWanted ? 'matches' : null)
}

/** One match with its events, as they change; a state older than the shown one is dropped. Nothing without an id. */
export function useMatchState(id: string | null): ChannelState<MatchState> {
  return useChannel(id === null ? null : `match:${id}`)
}

/** Who has the board of a match open and who leads it, as it changes; to hear it is to have it open (B14). Nothing without an id. */
export function useBoard(id: string | null): ChannelState<Board> {
  return useChannel(id === null ? null : `board:${id}`)
}

/** The boards that somebody has open or leads. Nothing when not wanted. */
export function useBoards(isWanted = true): ChannelState<BoardList> {
  return useChannel(isWanted ? 'boards' : null)
}

/** Standings and scorers of a sport, as they change. Nothing without an id. */
export function useSportTables(sportId: string | null): ChannelState<SportTables> {
  return useChannel(sportId === null ? null : `standings:${sportId}`)
}
