import { createChannelStore, createRealtimeSocket, type ChannelState } from '@torneo/client/realtime-socket'
import {
  matchChannel,
  realtimeLimits,
  standingsChannel,
  type CupState,
  type MatchState,
  type SportTables,
} from '@torneo/contracts/endpoint/realtime'

/** An external store for `useSyncExternalStore`; its channel is subscribed while it has watchers. */
export interface Source<T> {
  readonly watch: (onChange: () => void) => () => void
  readonly read: () => T
}

/** The page's socket and its channels. */
export interface Channels {
  readonly socket: Pick<ReturnType<typeof createRealtimeSocket>, 'subscribe' | 'state' | 'onState' | 'lastMessageAt'>
  readonly match: (id: string) => Source<ChannelState<MatchState>>
  readonly cup: Source<ChannelState<CupState>>
  readonly tables: (sportId: string) => Source<ChannelState<SportTables>>
  /** Tables of the first sports in order: as many as a socket may subscribe to in addition to `matches` and the cup. */
  readonly allTables: (sportIds: readonly string[]) => Source<readonly ChannelState<SportTables>[]>
}

/** Combines several sources into one. `read` returns the same list until an item changes. */
function combine<T>(sources: readonly Source<T>[]): Source<readonly T[]> {
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
      if (now.length !== last.length || now.some((one, index) => one !== last[index])) last = now
      return last
    },
  }
}

/** Creates the channels. Loaded after the page, because the first render does not need it. */
export function createChannels(): Channels {
  const socket = createRealtimeSocket({ isPublic: true })
  const store = createChannelStore(socket)
  const sourceOf = <Name extends Parameters<typeof store.read>[0]>(name: Name) => ({
    watch: (onChange: () => void) => store.watch(name, onChange),
    read: () => store.read(name),
  })
  const tables = (sportId: string) => sourceOf(standingsChannel(sportId))
  return {
    socket,
    tables,
    cup: sourceOf('general-cup'),
    match: (id) => sourceOf(matchChannel(id)),
    allTables: (sportIds) => combine(sportIds.slice(0, realtimeLimits.channels - 2).map(tables)),
  }
}
