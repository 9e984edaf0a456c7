import type { ConnectionState } from '@torneo/client/realtime-socket'
import type { Match } from '@torneo/contracts/matches'
import type { PublicTournament } from '@torneo/contracts/public'
import type { Line } from './line'
import { afterAnswer, afterChange, afterSnapshot } from './merge-matches'

/** Milliseconds between two whole reads: without the socket, and with it, for what no channel tells (names, sports). */
const every = { alone: 30_000, beside: 300_000 }

/** What is known of the tournament. */
export interface TournamentState {
  /** `failed`: nothing is known and the last try came to nothing. */
  readonly status: 'loading' | 'ready' | 'failed'
  /** As last read whole. */
  readonly tournament: PublicTournament | null
  /** All matches of its sports as they are now, in no order. */
  readonly matches: readonly Match[]
  /** A whole read is on its way. */
  readonly isLoading: boolean
  readonly connection: ConnectionState
  /** When what is shown was last known to be true, in milliseconds since 1970; null while there is nothing. While online it is true now. */
  readonly asOf: number | null
  /** Once its code is there. */
  readonly line: Line | null
}

interface FeedOptions {
  readonly openLine: () => Promise<Line>
  readonly load: () => Promise<PublicTournament>
}

export type TournamentFeed = ReturnType<typeof createTournamentFeed>

/**
 * The tournament of the public read, kept current by the socket; without it, by reading anew every 30 seconds, and whenever the page is looked
 * at again. It works while someone listens.
 */
export function createTournamentFeed({ openLine, load }: FeedOptions) {
  const listeners = new Set<() => void>()
  let line: Line | null = null
  let leaveLine: () => void = () => undefined
  let tournament: PublicTournament | null = null
  let matches: readonly Match[] = []
  let readAt: number | null = null
  let isLoading = false
  let isFailed = false
  /** The socket has told all matches since its last snapshot, at least once. */
  let isTold = false
  /** Since when the line is open but the service cannot tell the matches, or this page, older than the service, does not understand it. */
  let refusedAt: number | null = null
  /** What the socket says while a whole read is on its way. */
  let heard = { isWhole: false, changed: new Set<string>(), removed: new Set<string>() }
  let state = stateNow()

  function connectionNow(): ConnectionState {
    const own = line?.socket.state() ?? 'offline'
    if (own === 'online' && refusedAt !== null) return 'reconnecting'
    // Without the line, or with one that was ended for good, the whole reads still come: it is not the family's connection that is missing.
    return own === 'offline' && navigator.onLine && !isFailed ? 'reconnecting' : own
  }

  function stateNow(): TournamentState {
    const connection = connectionNow()
    const shown = new Set(tournament?.sports.map(({ id }) => id))
    const heardAt = isTold ? refusedAt ?? line?.socket.heardAt() : null
    return {
      status: tournament ? 'ready' : isFailed ? 'failed' : 'loading',
      tournament, isLoading, connection, line,
      matches: matches.filter(({ sportId }) => shown.has(sportId)),
      asOf: tournament && (connection === 'online' ? Date.now() : Math.max(readAt ?? 0, heardAt ?? 0)),
    }
  }

  function tell(): void {
    state = stateNow()
    for (const listener of [...listeners]) listener()
  }

  async function read(): Promise<void> {
    if (isLoading) return
    isLoading = true
    heard = { isWhole: isTold && connectionNow() === 'online', changed: new Set(), removed: new Set() }
    tell()
    try {
      const answer = await load()
      matches = afterAnswer(matches, answer.matches, heard)
      tournament = answer
      readAt = Date.now()
      isFailed = false
    } catch (error) {
      isFailed = true
      console.error('The tournament could not be read', error)
    }
    isLoading = false
    tell()
  }

  /** Hears the matches on the line. */
  function follow({ socket }: Line): () => void {
    const stopMatches = socket.subscribe('matches', (news) => {
      refusedAt = news.type === 'error' ? refusedAt ?? Date.now() : null
      if (news.type === 'error') heard.isWhole = false
      else if (news.type === 'change') {
        for (const { id } of news.data.items) heard.changed.add(id)
        for (const id of news.data.removed) heard.removed.add(id)
        matches = afterChange(matches, news.data)
      } else {
        matches = afterSnapshot(matches, news.data.items)
        heard.isWhole = true
        // What ended meanwhile is not in a snapshot.
        if (isTold) void read()
        isTold = true
      }
      tell()
    })
    const stopState = socket.onState((connection) => {
      if (connection !== 'online') heard.isWhole = false
      tell()
    })
    return () => {
      stopMatches()
      stopState()
    }
  }

  async function connect(): Promise<void> {
    try {
      const opened = await openLine()
      if (line || listeners.size === 0) return
      line = opened
      leaveLine = follow(opened)
      tell()
    } catch (error) {
      console.error('The code of the live connection could not be fetched', error)
    }
  }

  const readIfSeen = () => {
    if (!document.hidden) void read()
  }

  function begin(): () => void {
    const timer = setInterval(() => {
      if (!line) void connect()
      const isOld = Date.now() - (readAt ?? 0) >= every.beside
      if (connectionNow() !== 'online' || isFailed || isOld) readIfSeen()
    }, every.alone)
    document.addEventListener('visibilitychange', readIfSeen)
    window.addEventListener('online', readIfSeen)
    void read()
    void connect()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', readIfSeen)
      window.removeEventListener('online', readIfSeen)
      leaveLine()
      line = null
    }
  }

  let end: () => void = () => undefined
  return {
    state: () => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      if (listeners.size === 1) end = begin()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) end()
      }
    },
    /** Reads the whole tournament now. */
    read: () => void read(),
  }
}
