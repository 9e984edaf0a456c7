import type { ConnectionState } from '@torneo/client/realtime-socket'
import type { MatchRow } from '@torneo/contracts/matches'
import type { PublicTournament } from '@torneo/contracts/public'
import type { FirstScreen } from '@torneo/domain/first-screen'
import type { Channels } from './channels'
import type { LoadedTournament } from './load-tournament'
import { afterChange, afterResponse, afterSnapshot } from './merge-matches'

/** Between two full reads: without the socket, and with it, for what no channel carries (names, sports). */
const [pollMs, pollOnlineMs] = [30_000, 300_000]

export interface TournamentState {
  /** `failed`: nothing is loaded and the last read failed. */
  readonly status: 'loading' | 'ready' | 'failed'
  /** As of the last full read, or as it came with the page. */
  readonly tournament: PublicTournament | null
  /** All matches of its sports as they are now, unordered. */
  readonly matches: readonly MatchRow[]
  /** What came with the page, until the first full read. */
  readonly part: FirstScreen | null
  /** A full read is under way. */
  readonly isLoading: boolean
  readonly connection: ConnectionState
  /** When the data was last known to be current, in milliseconds since 1970; null while there is none. While online it is current now. */
  readonly asOf: number | null
  /** Null until its code is loaded. */
  readonly channels: Channels | null
}

interface FeedOptions {
  readonly openChannels: () => Promise<Channels>
  readonly load: () => Promise<LoadedTournament>
  /** As it came with the page; null: it is to be read. */
  readonly initial?: PublicTournament | null
  /** The part of it that came; null: all of it. */
  readonly part?: FirstScreen | null
}

export type TournamentFeed = ReturnType<typeof createTournamentFeed>

/**
 * The public tournament, updated by the socket; without it, by polling every 30 seconds, and whenever the page becomes visible again.
 * It works while it has listeners.
 */
export function createTournamentFeed({ openChannels, load, initial = null, part: first = null }: FeedOptions) {
  const listeners = new Set<() => void>()
  let channels: Channels | null = null
  let unsubscribe: () => void = () => undefined
  let tournament = initial
  let part = first
  let matches: readonly MatchRow[] = initial?.matches ?? []
  let readAt = initial && Date.now()
  let isLoading = false
  let isFailed = false
  let hasSnapshot = false
  /** Since when the socket is open but the service rejects `matches`, or this page, older than the service, does not understand it. */
  let rejectedSince: number | null = null
  /** What the socket reports during a full read. */
  let received = { isComplete: false, changed: new Set<string>(), removed: new Set<string>() }
  let state = stateNow()

  function connectionNow(): ConnectionState {
    const own = channels?.socket.state() ?? 'offline'
    if (own === 'online' && rejectedSince !== null) return 'reconnecting'
    // Without a socket, or with one that was ended for good, the full reads still work: the family's connection is not down.
    return own === 'offline' && navigator.onLine && !isFailed ? 'reconnecting' : own
  }

  function stateNow(): TournamentState {
    const connection = connectionNow()
    const shown = new Set(tournament?.sports.map(({ id }) => id))
    const heardAt = hasSnapshot ? rejectedSince ?? channels?.socket.heardAt() : null
    return {
      status: tournament ? 'ready' : isFailed ? 'failed' : 'loading',
      tournament, part, isLoading, connection, channels,
      matches: matches.filter(({ sportId }) => shown.has(sportId)),
      asOf: tournament && (connection === 'online' ? Date.now() : Math.max(readAt ?? 0, heardAt ?? 0)),
    }
  }

  function notify(): void {
    state = stateNow()
    for (const listener of [...listeners]) listener()
  }

  async function read(): Promise<void> {
    if (isLoading) return
    isLoading = true
    received = { isComplete: hasSnapshot && connectionNow() === 'online', changed: new Set(), removed: new Set() }
    notify()
    try {
      const { tournament: response, keptAt } = await load()
      // The device's cached state is shown with its age, until there is anything newer; it is also more than a part.
      isFailed = keptAt !== null
      if (!isFailed || tournament === null || part) {
        matches = afterResponse(matches, response.matches, received)
        tournament = response
        part = null
        readAt = keptAt ?? Date.now()
      }
    } catch (error) {
      isFailed = true
      console.error('The tournament could not be read', error)
    }
    isLoading = false
    notify()
  }

  function subscribeTo({ socket }: Channels): () => void {
    const stopMatches = socket.subscribe('matches', (frame) => {
      rejectedSince = frame.type === 'error' ? rejectedSince ?? Date.now() : null
      if (frame.type === 'error') received.isComplete = false
      else if (frame.type === 'change') {
        for (const { id } of frame.data.items) received.changed.add(id)
        for (const id of frame.data.removed) received.removed.add(id)
        matches = afterChange(matches, frame.data)
      } else {
        const open = afterSnapshot(matches, frame.data.items)
        // A snapshot lacks the matches that ended in between.
        const isMissing = open.length < matches.length
        matches = open
        received.isComplete = true
        if (hasSnapshot || isMissing) void read()
        hasSnapshot = true
      }
      notify()
    })
    const stopState = socket.onState((connection) => {
      if (connection !== 'online') received.isComplete = false
      notify()
    })
    return () => {
      stopMatches()
      stopState()
    }
  }

  async function connect(): Promise<void> {
    try {
      const opened = await openChannels()
      if (channels || listeners.size === 0) return
      channels = opened
      unsubscribe = subscribeTo(opened)
      notify()
    } catch (error) {
      console.error('The code of the live connection could not be fetched', error)
    }
  }

  const readIfVisible = () => {
    if (!document.hidden) void read()
  }

  function start(): () => void {
    const timer = setInterval(() => {
      if (!channels) void connect()
      const isOld = Date.now() - (readAt ?? 0) >= pollOnlineMs
      if (connectionNow() !== 'online' || isFailed || isOld) readIfVisible()
    }, pollMs)
    document.addEventListener('visibilitychange', readIfVisible)
    window.addEventListener('online', readIfVisible)
    if (!tournament) void read()
    void connect()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', readIfVisible)
      window.removeEventListener('online', readIfVisible)
      unsubscribe()
      channels = null
    }
  }

  let stop: () => void = () => undefined
  return {
    state: () => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      if (listeners.size === 1) stop = start()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
    /** Reads the full tournament now. */
    read: () => void read(),
    /** The same where only a part of it came. */
    complete: (): void => void (part && read()),
  }
}
