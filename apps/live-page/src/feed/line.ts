import { createReadings, createRealtimeSocket, type Reading } from '@torneo/client/realtime-socket'
import { matchChannel, standingsChannel, type MatchState, type SportTables } from '@torneo/contracts/realtime'

/** The last known state of a channel, as `useSyncExternalStore` wants it; it is subscribed while someone watches. */
export interface Source<T> {
  readonly watch: (onChange: () => void) => () => void
  readonly read: () => Reading<T>
}

/** The socket of this page and what its channels tell. */
export interface Line {
  readonly socket: Pick<ReturnType<typeof createRealtimeSocket>, 'subscribe' | 'state' | 'onState' | 'heardAt'>
  readonly match: (id: string) => Source<MatchState>
  readonly tables: (sportId: string) => Source<SportTables>
}

/** Its code is fetched beside the page's: the first look needs none of it. */
export function createLine(): Line {
  const socket = createRealtimeSocket({ isPublic: true })
  const readings = createReadings(socket)
  const sourceOf = <Name extends Parameters<typeof readings.read>[0]>(name: Name) => ({
    watch: (onChange: () => void) => readings.watch(name, onChange),
    read: () => readings.read(name),
  })
  return { socket, match: (id) => sourceOf(matchChannel(id)), tables: (sportId) => sourceOf(standingsChannel(sportId)) }
}
