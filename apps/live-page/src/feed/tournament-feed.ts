import type { ConnectionState } from '@torneo/client/realtime-socket'
import type { MatchRow } from '@torneo/contracts/match/matches'
import type { PublicTournament } from '@torneo/contracts/site/public'
import type { FirstScreen } from '@torneo/domain/match/list/first-screen'
import type { Channels } from './channels'
import type { LoadedTournament } from './load-tournament'
import { afterChange, afterResponse, afterSnapshot } from './merge-matches'

/** Milliseconds between full reads: without the socket; and with it, for data without a channel (names, sports). */
const [pollMs, pollOnlineMs] = [30_000, 300_000]

export interface TournamentState {
  /** `failed`: no data is loaded and the last read failed. */
  readonly status: 'loading' | 'ready' | 'failed'
  /** Data of the last full read, or included with the page. */
  readonly tournament: PublicTournament | null
  /** Current matches of all sports, unordered. */
  readonly matches: readonly MatchRow[]
  /** The part that was included with the page, until the first full read. */
  readonly part: FirstScreen | null
  /** True during a full read. */
  readonly isLoading: boolean
  readonly connection: ConnectionState
  /**
   * Time when the data was last known to be current, in milliseconds since 1970; null without data. Now while online.
   */
  readonly asOf: number | null
  /** Null until the code is loaded. */
  readonly channels: Channels | null
}

interface FeedOptions {
  readonly openChannels: () => Promise<Channels>
  readonly load: () => Promise<LoadedTournament>
  /** Data included with the page; null if it must be read. */
  readonly initial?: PublicTournament | null
  /** The included part; null if the data is complete. */
  readonly part?: FirstScreen | null
  /** True for what does not change, such as an archived edition: read once, and not followed. */
  readonly isFixed?: boolean
}

export type TournamentFeed = ReturnType<typeof createTournamentFeed>

/**
 * Creates the feed of the public tournament. The socket updates it; without a socket, it is polled every 30 seconds and
 * whenever the page becomes visible again. Active while it has listeners.
 */
export function createTournamentFeed({
  openChannels,
  load,
  initial = null,
  part: first = null,
  isFixed = false,
}: FeedOptions) {
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
  /**
   * Time since which the open socket fails for `matches`: rejected, or not understood because this page is outdated.
   */
  let rejectedSince: number | null = null
  /** Changes received from the socket during a full read. */
  let received = { isComplete: false, changed: new Set<string>(), removed: new Set<string>() }
  let state = stateNow()

  function connectionNow(): ConnectionState {
    const own = channels?.socket.state() ?? 'offline'
    if (own === 'online' && rejectedSince !== null) return 'reconnecting'
    // Full reads work without a socket, even if it was closed for good: do not show the family as offline.
    return own === 'offline' && navigator.onLine && !isFailed ? 'reconnecting' : own
  }

  function stateNow(): TournamentState {
    const connection = connectionNow()
    const shown = new Set(tournament?.sports.map(({ id }) => id))
    const lastMessageAt = hasSnapshot ? (rejectedSince ?? channels?.socket.lastMessageAt()) : null
    return {
      status: tournament ? 'ready' : isFailed ? 'failed' : 'loading',
      tournament,
      part,
      isLoading,
      connection,
      channels,
      matches: matches.filter(({ sportId }) => shown.has(sportId)),
      asOf: tournament && (connection === 'online' ? Date.now() : Math.max(readAt ?? 0, lastMessageAt ?? 0)),
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
      const { tournament: response, cachedAt } = await load()
      // Show cached data with its age until newer data arrives; it is also more complete than a part.
      isFailed = cachedAt !== null
      if (!isFailed || tournament === null || part) {
        matches = afterResponse(matches, response.matches, received)
        tournament = response
        part = null
        readAt = cachedAt ?? Date.now()
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
      rejectedSince = frame.type === 'error' ? (rejectedSince ?? Date.now()) : null
      if (frame.type === 'error') received.isComplete = false
      else if (frame.type === 'change') {
        for (const { id } of frame.data.items) received.changed.add(id)
        for (const id of frame.data.removed) received.removed.add(id)
        matches = afterChange(matches, frame.data)
      } else {
        const open = afterSnapshot(matches, frame.data.items)
        // A snapshot omits matches that ended while disconnected.
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
    if (isFixed) {
      if (!tournament) void read()
      return () => undefined
    }
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
    /** Reads the full tournament if only a part was included. */
    complete: (): void => void (part && read()),
  }
}
