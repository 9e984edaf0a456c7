import { useCallback, useSyncExternalStore } from 'react'
import type { Match } from '@torneo/contracts/matches'
import type { MatchState, SportTables } from '@torneo/contracts/realtime'
import { useAppStore } from '../store'
import { realtimeOf, type Connection, type Line } from './panel-realtime'
import type { Reading, ReadName, ReadOf } from './readings'

// Only types come from `contracts/realtime` here: its shapes would weigh on the sign-in page.

/** Nothing is known. */
const blank: Reading<never> = { data: null, asOf: null, error: null }
const nothingToStop = () => undefined

/** The panel's line once its code is there. */
export function useLine(): Line | null {
  const { subscribe, line } = realtimeOf(useAppStore())
  return useSyncExternalStore(subscribe, line)
}

/** Whether the panel hears the server, and when it last did. `heardAt` is null until the first time. */
export function useConnection(): Connection {
  const { subscribe, connection } = realtimeOf(useAppStore())
  return useSyncExternalStore(subscribe, connection)
}

function useReading<Name extends ReadName>(name: Name | null): Reading<ReadOf<Name>> {
  const readings = useLine()?.readings
  const watch = useCallback((onChange: () => void) => (readings && name ? readings.watch(name, onChange) : nothingToStop), [readings, name])
  const read = useCallback((): Reading<ReadOf<Name>> => (readings && name ? readings.read(name) : blank), [readings, name])
  return useSyncExternalStore(watch, read)
}

/** The scheduled and live matches, live first, then by date and time (R12), as they change. Not wanted: nothing. */
export function useMatches(isWanted = true): Reading<readonly Match[]> {
  return useReading(isWanted ? 'matches' : null)
}

/** One match with its events, as they change; an older state than is known is not shown. Without an id: nothing. */
export function useMatchState(id: string | null): Reading<MatchState> {
  return useReading(id === null ? null : `match:${id}`)
}

/** Standings and scorers of a sport, as they change. Without an id: nothing. */
export function useSportTables(sportId: string | null): Reading<SportTables> {
  return useReading(sportId === null ? null : `standings:${sportId}`)
}
