import { PublicCompetition } from '../competition/competition'
import { PublicGeneralCup } from '../competition/general-cup-record'
import { z } from '../fields/zod'
import { MatchRow } from '../match/match'
import { Board, BoardList } from '../match/match-boards'
import { MatchState } from '../match/match-state'
import { ScorerRow } from '../tournament/scorers'
import { StandingRow } from '../tournament/standings'
import { realtimeLimits } from './realtime-limits'

/** Apart, because boards load them without the other channels. */
export { MatchState, realtimeLimits }

/** Path of the socket on the panel's origin. `?public=1` ignores the cookie and allows only the public channels. */
export const realtimePath = '/api/realtime'

/** Path of the followers' socket, which the site serves: the public channels of matches and tables. */
export const followersPath = '/en-vivo/socket'

export const closeCodes = {
  /** Session ended or abuse: clients do not reconnect (R41). */
  policy: 1008,
  /** The session's token was renewed: the browser reconnects with the new cookie. */
  renewed: 4001,
  /** The service is stopping. */
  shutdown: 1012,
  slowReader: 1013,
  silence: 1001,
} as const

/** A parsed channel name: `matches`, `match:<id>`, `board:<id>`, `standings:<sportId>`, `boards`, `calls`, `content`, `general-cup`. */
export type Channel =
  | { readonly kind: 'matches' }
  | { readonly kind: 'match'; readonly id: string }
  /** Subscribing means that the person has the board of that match open. */
  | { readonly kind: 'board'; readonly id: string }
  | { readonly kind: 'boards' }
  /** A change says that some call was added or changed; clients refetch those that they may read. */
  | { readonly kind: 'calls' }
  | { readonly kind: 'standings'; readonly id: string }
  | { readonly kind: 'content' }
  | { readonly kind: 'general-cup' }

const plainKinds = ['matches', 'boards', 'calls', 'content', 'general-cup'] as const
const isPlain = (name: string): name is (typeof plainKinds)[number] => plainKinds.some((kind) => kind === name)

/** Null for an invalid name. */
export function parseChannel(name: string): Channel | null {
  if (isPlain(name)) return { kind: name }
  const [, kind, id] = /^(match|board|standings):([0-9A-Za-z]{1,36})$/.exec(name) ?? []
  return kind && id ? { kind: kind as 'match' | 'board' | 'standings', id } : null
}

export const matchChannel = (matchId: string) => `match:${matchId}` as const
export const boardChannel = (matchId: string) => `board:${matchId}` as const
export const standingsChannel = (sportId: string) => `standings:${sportId}` as const

const channels = z.array(z.string().check(z.maxLength(100))).check(z.maxLength(realtimeLimits.channels))

/** A frame from a client. */
export const ClientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ping') }),
  z.strictObject({ type: z.literal('subscribe'), channels }),
  z.strictObject({ type: z.literal('unsubscribe'), channels }),
])
export type ClientMessage = z.output<typeof ClientMessage>

/** Scheduled and live matches, in list order. */
export const MatchesSnapshot = z.object({ items: z.array(MatchRow) })
export type MatchesSnapshot = z.output<typeof MatchesSnapshot>
/** The changed rows (including matches that were just finished or cancelled) and the ids of deleted ones. */
export const MatchesChange = z.object({ items: z.array(MatchRow), removed: z.array(z.string()) })
export type MatchesChange = z.output<typeof MatchesChange>
export const SportTables = z.object({
  standings: z.array(StandingRow),
  scorers: z.array(ScorerRow),
  /** Null or absent: one league of all teams. */
  competition: z.optional(z.nullable(PublicCompetition)),
})
export type SportTables = z.output<typeof SportTables>
/** The Copa General as the public sees it; null while there is none, or while it is hidden. */
export const CupState = z.object({ cup: z.nullable(PublicGeneralCup) })
export type CupState = z.output<typeof CupState>
/** The changed record; the panel refetches it. */
export const ContentChange = z.object({ collection: z.string(), id: z.string() })
export type ContentChange = z.output<typeof ContentChange>

/** The shapes of `data` in the snapshots and changes of each kind of channel. */
export const channelData = {
  matches: { snapshot: MatchesSnapshot, change: MatchesChange },
  match: { snapshot: MatchState, change: MatchState },
  board: { snapshot: Board, change: Board },
  boards: { snapshot: BoardList, change: BoardList },
  calls: { snapshot: z.object({}), change: z.object({ id: z.string() }) },
  standings: { snapshot: SportTables, change: SportTables },
  content: { snapshot: z.object({}), change: ContentChange },
  'general-cup': { snapshot: CupState, change: CupState },
} as const

/**
 * A frame from the server; `channelData` has the shape of `data`. `seq` increases by one per channel and socket,
 * starting at the snapshot.
 */
export const ServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('snapshot'), channel: z.string(), seq: z.number(), data: z.unknown() }),
  z.object({ type: z.literal('change'), channel: z.string(), seq: z.number(), data: z.unknown() }),
  z.object({ type: z.literal('error'), code: z.number(), message: z.string(), channel: z.optional(z.string()) }),
])
export type ServerMessage = z.output<typeof ServerMessage>
