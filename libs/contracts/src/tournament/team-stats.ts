import { z } from '../fields/zod'

/** Totals of the team's finished matches; changed only by match results (R5, R7). */
export const TeamStats = z.object({
  played: z.number(),
  won: z.number(),
  drawn: z.number(),
  lost: z.number(),
  goalsFor: z.number(),
  goalsAgainst: z.number(),
  goalDifference: z.number(),
  points: z.number(),
})
export type TeamStats = z.output<typeof TeamStats>

export const noTeamStats: TeamStats = {
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  goalDifference: 0,
  points: 0,
}
