import { z } from './zod'
import { MatchEvent } from './match-events'
import { Match, MatchRow } from './matches'
import { ScorerRow } from './scorers'
import { StandingRow } from './standings'

/** Where the socket is, under the origin of the panel. `?public=1` ignores the cookie and opens the channels that anyone may read. */
export const realtimePath = '/api/realtime'

/** What a socket may do; times in milliseconds. */
export const realtimeLimits = {
  /** Bytes of one frame from a client. */
  frame: 4096,
  /** Channels of one socket. */
  channels: 50,
  framesPerSecond: 20,
  /** Frames that mean nothing, until the socket is closed. */
  garbage: 10,
  /** A client pings so often; a peer silent for `silence` is dropped. */
  ping: 20_000,
  silence: 60_000,
  /** Keys of actions that a match's frames name. */
  applied: 20,
} as const

export const closeCodes = {
  /** Session ended, or abuse: never tried again (R41). */
  policy: 1008,
  /** The session has a new token: the browser comes back with it. */
  renewed: 4001,
  /** The service stops. */
  shutdown: 1012,
  slowReader: 1013,
  silence: 1001,
} as const

/** A channel as it is named on the wire: `matches`, `match:<id>`, `standings:<sportId>`, `content`. */
export type Channel =
  | { readonly kind: 'matches' }
  | { readonly kind: 'match'; readonly id: string }
  | { readonly kind: 'standings'; readonly id: string }
  | { readonly kind: 'content' }

/** Null for a name that means nothing. */
export function parseChannel(name: string): Channel | null {
  if (name === 'matches' || name === 'content') return { kind: name }
  const [, kind, id] = /^(match|standings):([0-9A-Za-z]{1,36})$/.exec(name) ?? []
  return kind && id ? { kind: kind as 'match' | 'standings', id } : null
}

export const matchChannel = (matchId: string) => `match:${matchId}` as const
export const standingsChannel = (sportId: string) => `standings:${sportId}` as const

const channels = z.array(z.string().check(z.maxLength(100))).check(z.maxLength(realtimeLimits.channels))

/** What a client sends. */
export const ClientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ping') }),
  z.strictObject({ type: z.literal('subscribe'), channels }),
  z.strictObject({ type: z.literal('unsubscribe'), channels }),
])
export type ClientMessage = z.output<typeof ClientMessage>

/** Scheduled and live matches, in the order of lists. */
export const MatchesSnapshot = z.object({ items: z.array(MatchRow) })
export type MatchesSnapshot = z.output<typeof MatchesSnapshot>
/** The rows that changed (one that finished or was cancelled comes once more), and the ids that were deleted. */
export const MatchesChange = z.object({ items: z.array(MatchRow), removed: z.array(z.string()) })
export type MatchesChange = z.output<typeof MatchesChange>
/** A match whole; `applied`: the last keys of actions with an effect on it, undos included, oldest first. */
export const MatchState = z.object({ match: Match, events: z.array(MatchEvent), applied: z.array(z.string()) })
export type MatchState = z.output<typeof MatchState>
export const SportTables = z.object({ standings: z.array(StandingRow), scorers: z.array(ScorerRow) })
export type SportTables = z.output<typeof SportTables>
/** What was written; the panel reads it anew. */
export const ContentChange = z.object({ collection: z.string(), id: z.string() })
export type ContentChange = z.output<typeof ContentChange>

/** The shape of `data` by kind of channel: what a snapshot holds, what a change holds. */
export const channelData = {
  matches: { snapshot: MatchesSnapshot, change: MatchesChange },
  match: { snapshot: MatchState, change: MatchState },
  standings: { snapshot: SportTables, change: SportTables },
  content: { snapshot: z.object({}), change: ContentChange },
} as const

/** What the server sends; `data` is checked by `channelData` of its channel. `seq` counts by one per channel and socket from the snapshot's on. */
export const ServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('snapshot'), channel: z.string(), seq: z.number(), data: z.unknown() }),
  z.object({ type: z.literal('change'), channel: z.string(), seq: z.number(), data: z.unknown() }),
  z.object({ type: z.literal('error'), code: z.number(), message: z.string(), channel: z.optional(z.string()) }),
])
export type ServerMessage = z.output<typeof ServerMessage>
