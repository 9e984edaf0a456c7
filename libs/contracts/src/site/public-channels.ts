import { ClosingPodium } from '../competition/closing'
import { PublicGeneralCup } from '../competition/general-cup-record'
import { SportTables } from '../endpoint/realtime'
import { z } from '../fields/zod'
import { MatchRow } from '../match/match'
import { MatchState } from '../match/match-state'
import { EditionTeam } from './champions'
import { PublicLanding, PublicTournament } from './public'

/** The parts of what any visitor may read (R44), each a channel of its own. */
export const publicParts = ['landing', 'tournament', 'editions', 'versions'] as const
export type PublicPart = (typeof publicParts)[number]

export interface PublicChannel {
  readonly kind: 'public'
  readonly part: PublicPart
}

/** Name of the channel of a part. */
export const publicChannel = (part: PublicPart) => `public:${part}` as const

/** Null for any other name. */
export function parsePublicChannel(name: string): PublicChannel | null {
  const part = publicParts.find((one) => publicChannel(one) === name)
  return part ? { kind: 'public', part } : null
}

/** Milliseconds since 1970 at which the sending node made this state; rises with each of its frames. */
const rev = z.number()

/** The landing page's content; a change holds all of it. */
const LandingState = z.object({
  rev,
  landing: PublicLanding,
  /** Data URI of a blurred picture that stands in for the hero's while that loads; null or absent without one. */
  sketch: z.optional(z.nullable(z.string())),
})

/** Events and log of a match; the match itself is a row. */
export const MatchHistory = z.omit(MatchState, { match: true })
export type MatchHistory = z.output<typeof MatchHistory>

/** The open edition: as `GET /public/tournament`, with the history of each of its matches by id. */
const TournamentSnapshot = z.object({
  rev,
  tournament: PublicTournament,
  histories: z.record(z.string(), MatchHistory),
})
export type TournamentSnapshot = z.output<typeof TournamentSnapshot>

/** The lists that are short: a change of one of their records holds all of them. */
export const TournamentHead = z.omit(PublicTournament, {
  matches: true,
  standings: true,
  scorers: true,
  competitions: true,
  generalCup: true,
})
export type TournamentHead = z.output<typeof TournamentHead>

/** The changed records. Tables, rows and histories of a sport that `head` no longer lists are not part of it any more. */
const TournamentChange = z.object({
  rev,
  /** Absent: unchanged. */
  head: z.optional(TournamentHead),
  matches: z.array(MatchRow),
  histories: z.record(z.string(), MatchHistory),
  /** Ids of the matches that are not part of it any more. */
  removed: z.array(z.string()),
  /** Changed tables by sport id. */
  tables: z.record(z.string(), SportTables),
  /** Null: there is none any more, or it is hidden. Absent: unchanged. */
  generalCup: z.optional(z.nullable(PublicGeneralCup)),
})
export type TournamentChange = z.output<typeof TournamentChange>

/** An edition with its decided podiums, and all of its teams. */
export const PublicEdition = z.object({
  id: z.string(),
  name: z.string(),
  year: z.number(),
  isOpen: z.boolean(),
  podiums: z.array(ClosingPodium),
  teams: z.array(EditionTeam),
})
export type PublicEdition = z.output<typeof PublicEdition>

/** All editions, newest first; a change holds all of them. */
const EditionsState = z.object({ rev, items: z.array(PublicEdition) })

/** A released page; `version` is null for the one that came with the site. */
const PageVersion = z.object({ app: z.string(), version: z.nullable(z.string()) })

/** The addresses that people open, and the live version of each page; a change holds all of it. */
const VersionsState = z.object({
  rev,
  /** Origin of the panel; null: each host that a request names. */
  panelOrigin: z.nullable(z.string()),
  /** Origin of the public page on a host of its own. */
  pageOrigin: z.nullable(z.string()),
  /** False: the school has a public page of its own. */
  hasPage: z.boolean(),
  items: z.array(PageVersion),
})

/** The shapes of `data` in the snapshots and changes of each part. */
export const publicChannelData = {
  landing: { snapshot: LandingState, change: LandingState },
  tournament: { snapshot: TournamentSnapshot, change: TournamentChange },
  editions: { snapshot: EditionsState, change: EditionsState },
  versions: { snapshot: VersionsState, change: VersionsState },
} as const

export type PublicSnapshot<Part extends PublicPart> = z.output<(typeof publicChannelData)[Part]['snapshot']>
export type PublicChange<Part extends PublicPart> = z.output<(typeof publicChannelData)[Part]['change']>
