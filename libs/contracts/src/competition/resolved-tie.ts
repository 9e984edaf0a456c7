import { z } from '../fields/zod'
import { MatchTeam } from '../match/match'
import { Tie } from './knockout'

/** A begun match has another team than its slot says now; `keptBy` accepted that. */
export const TieConflict = z.object({
  side: z.enum(['home', 'away']),
  shouldBe: MatchTeam,
  keptBy: z.nullable(z.object({ name: z.string(), at: z.string() })),
})
export type TieConflict = z.output<typeof TieConflict>

/** A tie with its name, teams and winner, null while unknown. */
export const ResolvedTie = z.object({
  ...Tie.shape,
  /** 'Semifinal 1', or 'Oro · Semifinal 1' where a sport has several knock-outs. */
  name: z.string(),
  homeLabel: z.string(),
  awayLabel: z.string(),
  homeTeam: z.nullable(MatchTeam),
  awayTeam: z.nullable(MatchTeam),
  matchId: z.nullable(z.string()),
  winnerTeamId: z.nullable(z.string()),
  conflict: z.nullable(TieConflict),
})
export type ResolvedTie = z.output<typeof ResolvedTie>
