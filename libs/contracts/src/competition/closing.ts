import { endpoint } from '../endpoint/endpoint'
import { closingReads } from '../endpoint/reads'
import { listOf, tournamentId } from '../endpoint/record'
import { z } from '../fields/zod'
import { MatchTeam } from '../match/match'
import { ScorerRow } from '../tournament/scorers'
import { PodiumPlace } from './podium'

/** The podium of a cup, league or zone; `places` is empty until its champion is decided. */
export const ClosingPodium = z.object({
  /** Name of the phase or zone: 'Oro'. */
  name: z.string(),
  /** Category in the Hall of Fame: 'Fútbol 5', or 'Fútbol 5 · Oro' where a sport has several podiums. */
  category: z.string(),
  places: z.array(PodiumPlace),
})
export type ClosingPodium = z.output<typeof ClosingPodium>

/** A team's cards in the finished matches of its sport; fewest `points` first. */
export const FairPlayRow = z.object({
  team: MatchTeam,
  points: z.number(),
  yellows: z.number(),
  /** Players and staff sent off, also by two yellow cards. */
  reds: z.number(),
})
export type FairPlayRow = z.output<typeof FairPlayRow>

/** Open matches and decisions of a sport that is not over. */
export const PendingPlay = z.object({
  /** Matches to be played, of zones and ties. */
  matches: z.number(),
  /** Names of the ties without a winner: 'Final', 'Oro · Semifinal 1'. */
  ties: z.array(z.string()),
  lotsDue: z.boolean(),
})
export type PendingPlay = z.output<typeof PendingPlay>

/** The end of a sport's tournament (B46): podiums, best scorers, fair play, and what is still open. */
export const SportClosing = z.object({
  sportId: z.string(),
  isOver: z.boolean(),
  pending: PendingPlay,
  podiums: z.array(ClosingPodium),
  /** Players with the most goals, several if they are level. */
  scorers: z.array(ScorerRow),
  /** Teams with the fewest penalty points, several if they are level; empty if the sport had no card. */
  fairPlay: z.array(FairPlayRow),
})
export type SportClosing = z.output<typeof SportClosing>

export const closingEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/closing',
    reads: closingReads,
    tag: 'closing',
    access: { section: 'competition' },
    summary: 'Podiums, best scorers, fair play and what is still open, for each active sport (B46)',
    query: z.strictObject({ tournamentId }),
    response: listOf(SportClosing),
  }),
} as const
