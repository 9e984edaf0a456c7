import type { CupState, MatchState, SportTables } from '@torneo/contracts/endpoint/realtime'
import type { Board, BoardList } from '@torneo/contracts/match/match-boards'
import type { Match } from '@torneo/contracts/match/matches'
import { applyMatchesChange, applyMatchesSnapshot } from '@torneo/domain/match/list/live-list'
import type { ChannelName, ChannelUpdate } from './channels'
import type { RealtimeSocket } from './realtime-socket'

/** The last known state of a channel. */
export interface ChannelState<T> {
  /** Null until the first snapshot; remains when the connection is lost. */
  readonly data: T | null
  /** Time when `data` was last known to be current, in milliseconds since 1970. Now while the connection is open. */
  readonly asOf: number | null
  /** The server's error, such as 404 for a deleted match: a status and a Spanish sentence. */
  readonly error: { readonly code: number; readonly message: string } | null
}

export type StoredChannel = Exclude<ChannelName, 'calls' | 'content'>

/** Displayed value of a channel. `matches` lists the scheduled and live ones, live first, then date, time (R12). */
export type StoredValue<Name extends StoredChannel> = Name extends 'matches'
  ? readonly Match[]
  : Name extends `match:${string}`
    ? MatchState
    : Name extends `board:${string}`
      ? Board
      : Name extends 'boards'
        ? BoardList
        : Name extends 'general-cup'
          ? CupState
          : SportTables

type AnyValue = StoredValue<StoredChannel>

interface Entry {
  state: ChannelState<AnyValue>
  readonly watchers: Set<() => void>
  /** True if the state includes every change since its snapshot. */
  isCurrent: boolean
  stop: () => void
}

const emptyState: ChannelState<never> = { data: null, asOf: null, error: null }

function valueAfter(
  name: StoredChannel,
  before: AnyValue | null,
  update: Exclude<ChannelUpdate<StoredChannel>, { type: 'error' }>,
): AnyValue {
  if (name === 'matches') {
    const { type, data } = update as Exclude<ChannelUpdate<'matches'>, { type: 'error' }>
    const known = (before ?? []) as readonly Match[]
    return type === 'snapshot' ? applyMatchesSnapshot(known, data) : applyMatchesChange(known, data)
  }
  const data = update.data as Exclude<AnyValue, readonly Match[]>
  const known = before as typeof data | null
  // Another node may lag behind: the newer state of a match wins (contract, Match commands).
  return known && 'match' in known && 'match' in data && known.match.rev > data.match.rev ? known : data
}

export type ChannelStore = ReturnType<typeof createChannelStore>

/**
 * Stores the last known state of each channel, for `useSyncExternalStore`: `read` returns the same object until it
 * changes, `watch` subscribes. A channel without watchers keeps its state, shown with its age until the next snapshot.
 */
export function createChannelStore(socket: RealtimeSocket) {
  const entries = new Map<StoredChannel, Entry>()

  function show(entry: Entry, change: Partial<ChannelState<AnyValue>>): void {
    entry.state = { ...entry.state, ...change }
    for (const watcher of [...entry.watchers]) watcher()
  }

  function markStale(entry: Entry): void {
    if (!entry.isCurrent) return
    entry.isCurrent = false
    show(entry, { asOf: socket.lastMessageAt() })
  }

  socket.onState((state) => {
    if (state !== 'online') for (const entry of entries.values()) markStale(entry)
  })

  function subscribe(name: StoredChannel, entry: Entry): void {
    entry.stop = socket.subscribe(name, (update: ChannelUpdate<StoredChannel>) => {
      entry.isCurrent = update.type !== 'error'
      if (update.type === 'error') show(entry, { error: { code: update.code, message: update.message } })
      else show(entry, { data: valueAfter(name, entry.state.data, update), asOf: socket.lastMessageAt(), error: null })
    })
  }

  return {
    read: <Name extends StoredChannel>(name: Name): ChannelState<StoredValue<Name>> =>
      (entries.get(name)?.state ?? emptyState) as ChannelState<StoredValue<Name>>,

    watch(name: StoredChannel, onChange: () => void): () => void {
      const entry = entries.get(name) ?? {
        state: emptyState,
        watchers: new Set(),
        isCurrent: false,
        stop: () => undefined,
      }
      entries.set(name, entry)
      entry.watchers.add(onChange)
      if (entry.watchers.size === 1) subscribe(name, entry)
      return () => {
        if (!entry.watchers.delete(onChange) || entry.watchers.size > 0) return
        entry.stop()
        markStale(entry)
      }
    },

    /** Clears every state, so that the next user sees no data of the previous one. */
    clear(): void {
      for (const [name, entry] of entries) {
        entry.isCurrent = false
        if (entry.watchers.size === 0) entries.delete(name)
        show(entry, emptyState)
      }
    },
  }
}
