import { createReadings, createRealtimeSocket, type Reading } from '@torneo/client/realtime-socket'
import { matchChannel, realtimeLimits, standingsChannel, type MatchState, type SportTables } from '@torneo/contracts/realtime'

/** The last known state of something, as `useSyncExternalStore` wants it; it is subscribed while someone watches. */
export interface Source<T> {
  readonly watch: (onChange: () => void) => () => void
  readonly read: () => T
}

/** The socket of this page and what its channels tell. */
export interface Line {
  readonly socket: Pick<ReturnType<typeof createRealtimeSocket>, 'subscribe' | 'state' | 'onState' | 'heardAt'>
  readonly match: (id: string) => Source<Reading<MatchState>>
  readonly tables: (sportId: string) => Source<Reading<SportTables>>
  /** Of the first of these sports, in their order: as many as a socket may hear beside the matches. */
  readonly allTables: (sportIds: readonly string[]) => Source<readonly Reading<SportTables>[]>
}

/** Several sources as one. Its list is the same one until something in it changes. */
function together<T>(sources: readonly Source<T>[]): Source<readonly T[]> {
  let last: readonly T[] = []
  return {
    watch: (onChange) => {
      const stops = sources.map((source) => source.watch(onChange))
      return () => {
        for (const stop of stops) stop()
      }
    },
    read: () => {
      const now = sources.map((source) => source.read())
      if (now.length !== last.length || now.some((one, place) => one !== last[place])) last = now
      return last
    },
  }
}

/** Its code is fetched beside the page's: the first look needs none of it. */
export function createLine(): Line {
  const socket = createRealtimeSocket({ isPublic: true })
  const readings = createReadings(socket)
  const sourceOf = <Name extends Parameters<typeof readings.read>[0]>(name: Name) => ({
    watch: (onChange: () => void) => readings.watch(name, onChange),
    read: () => readings.read(name),
  })
  const tables = (sportId: string) => sourceOf(standingsChannel(sportId))
  return {
    socket, tables,
    match: (id) => sourceOf(matchChannel(id)),
    allTables: (sportIds) => together(sportIds.slice(0, realtimeLimits.channels - 1).map(tables)),
  }
}
