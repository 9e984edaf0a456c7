import type { MatchState, SportTables } from '@torneo/contracts/endpoint/realtime'
import type { Board, BoardList } from '@torneo/contracts/match/match-boards'
import type { Match } from '@torneo/contracts/match/matches'
import { useCallback, useSyncExternalStore } from 'react'
import { useAppStore } from '../store'
import type { ChannelState, StoredChannel, StoredValue } from './channel-store'
import { realtimeOf, type Connection, type Realtime } from './panel-realtime'

// Import only types from `contracts/realtime` here: its shapes would enlarge the sign-in page.

const blank: ChannelState<never> = { data: null, asOf: null, error: null }
const unsubscribed = () => undefined

/** Returns the panel's socket and store once their code is loaded. */
export function useRealtime(): Realtime | null {
  const { subscribe, current } = realtimeOf(useAppStore())
  return useSyncExternalStore(subscribe, current)
}

/**
 * Returns the panel's connection state and the time of the server's last message. `lastMessageAt` is null before the first.
 */
export function useConnection(): Connection {
  const { subscribe, connection } = realtimeOf(useAppStore())
  return useSyncExternalStore(subscribe, connection)
}

function useChannel<Name extends StoredChannel>(name: Name | null): ChannelState<StoredValue<Name>> {
  const store = useRealtime()?.store
  const watch = useCallback(
    (onChange: () => void) => (store && name ? store.watch(name, onChange) : unsubscribed),
    [store, name],
  )
  const read = useCallback(
    (): ChannelState<StoredValue<Name>> => (store && name ? store.read(name) : blank),
    [store, name],
  )
  return useSyncExternalStore(watch, read)
}

/** Subscribes to the scheduled and live matches, live first, then by date and time (R12). Inactive unless wanted. */
export function useMatches(isEnabled = true): ChannelState<readonly Match[]> {
  return useChannel(isEnabled ? 'matches' : null)
}

/** Subscribes to a match with its events; a state older than the shown one is dropped. Inactive without an id. */
export function useMatchState(id: string | null): ChannelState<MatchState> {
  return useChannel(id === null ? null : `match:${id}`)
}

/**
 * Subscribes to a match's board: its users and its leader. A subscription counts as having the board open (B14).
 * Inactive without an id.
 */
export function useBoard(id: string | null): ChannelState<Board> {
  return useChannel(id === null ? null : `board:${id}`)
}

/** Subscribes to the boards that are open or led. Inactive unless wanted. */
export function useBoards(isEnabled = true): ChannelState<BoardList> {
  return useChannel(isEnabled ? 'boards' : null)
}

/** Subscribes to standings and scorers of a sport. Inactive without an id. */
export function useSportTables(sportId: string | null): ChannelState<SportTables> {
  return useChannel(sportId === null ? null : `standings:${sportId}`)
}
