import type { Match } from '@torneo/contracts/matches'
import type { MatchState, SportTables } from '@torneo/contracts/realtime'
import { foldMatches, snapshotMatches } from '@torneo/domain/matches-fold'
import type { ChannelName, News } from './channels'
import type { RealtimeSocket } from './realtime-socket'

/** What is known of a channel. */
export interface Reading<T> {
  /** Null until the first snapshot; then the last known, whatever happens to the line. */
  readonly data: T | null
  /** When `data` was last known to be true, in milliseconds since 1970. While the line is open it is true now. */
  readonly asOf: number | null
  /** Why the server does not give it, as 404 for a match that is gone; a status and a Spanish sentence. */
  readonly error: { readonly code: number; readonly message: string } | null
}

export type ReadName = Exclude<ChannelName, 'content'>

/** What is shown of a channel: the matches are the scheduled and live ones, live first, then date, time (R12). */
export type ReadOf<Name extends ReadName> = Name extends 'matches' ? readonly Match[] : Name extends `match:${string}` ? MatchState : SportTables

type AnyRead = ReadOf<ReadName>

interface Entry {
  reading: Reading<AnyRead>
  readonly watchers: Set<() => void>
  /** Whether every change since its snapshot is in the reading. */
  isCurrent: boolean
  stop: () => void
}

/** Nothing is known. */
const blankReading: Reading<never> = { data: null, asOf: null, error: null }

function heard(name: ReadName, before: AnyRead | null, news: Exclude<News<ReadName>, { type: 'error' }>): AnyRead {
  if (name === 'matches') {
    const { type, data } = news as Exclude<News<'matches'>, { type: 'error' }>
    const known = (before ?? []) as readonly Match[]
    return type === 'snapshot' ? snapshotMatches(known, data) : foldMatches(known, data)
  }
  const data = news.data as MatchState | SportTables
  const known = before as MatchState | SportTables | null
  // Another node may be a moment behind; who has seen a match's newer state keeps it (contract, Match commands).
  return known && 'match' in known && 'match' in data && known.match.rev > data.match.rev ? known : data
}

export type Readings = ReturnType<typeof createReadings>

/**
 * The last known state of each channel: `read` gives the same object until something about it changes, `watch` subscribes and calls back then,
 * as React's `useSyncExternalStore` wants it. What nobody watches any more is kept, and shown with its age until the next snapshot.
 */
export function createReadings(socket: RealtimeSocket) {
  const entries = new Map<ReadName, Entry>()

  function show(entry: Entry, change: Partial<Reading<AnyRead>>): void {
    entry.reading = { ...entry.reading, ...change }
    for (const watcher of [...entry.watchers]) watcher()
  }

  function leave(entry: Entry): void {
    if (!entry.isCurrent) return
    entry.isCurrent = false
    show(entry, { asOf: socket.heardAt() })
  }

  socket.onState((state) => {
    if (state !== 'online') for (const entry of entries.values()) leave(entry)
  })

  function subscribe(name: ReadName, entry: Entry): void {
    entry.stop = socket.subscribe(name, (news: News<ReadName>) => {
      entry.isCurrent = news.type !== 'error'
      if (news.type === 'error') show(entry, { error: { code: news.code, message: news.message } })
      else show(entry, { data: heard(name, entry.reading.data, news), asOf: socket.heardAt(), error: null })
    })
  }

  return {
    read: <Name extends ReadName>(name: Name): Reading<ReadOf<Name>> => (entries.get(name)?.reading ?? blankReading) as Reading<ReadOf<Name>>,

    watch(name: ReadName, onChange: () => void): () => void {
      const entry = entries.get(name) ?? { reading: blankReading, watchers: new Set(), isCurrent: false, stop: () => undefined }
      entries.set(name, entry)
      entry.watchers.add(onChange)
      if (entry.watchers.size === 1) subscribe(name, entry)
      return () => {
        if (!entry.watchers.delete(onChange) || entry.watchers.size > 0) return
        entry.stop()
        leave(entry)
      }
    },

    /** Forgets everything: nothing that one person read stays for the next. */
    clear(): void {
      for (const [name, entry] of entries) {
        entry.isCurrent = false
        if (entry.watchers.size === 0) entries.delete(name)
        show(entry, blankReading)
      }
    },
  }
}
