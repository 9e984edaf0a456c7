import { endpoint } from '../endpoint/endpoint'
import { matchReads } from '../endpoint/reads'
import { listOf } from '../endpoint/record'
import { z } from '../fields/zod'

/** A decision that a competition waits for (B31). */
export const CompetitionDecision = z.object({
  sportId: z.string(),
  /** Name of the sport. */
  sport: z.string(),
  /** `lots`: level teams that nothing separates; `conflict`: a begun match has another team than its slot says now. */
  kind: z.enum(['lots', 'conflict']),
  /** Zone, phase or tie that it is about: 'Zona B', 'Oro · Semifinal 1'. */
  place: z.string(),
  /** Names of the level teams, or of the team that should have played. */
  teams: z.array(z.string()),
})
export type CompetitionDecision = z.output<typeof CompetitionDecision>

export const decisionEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/competition-decisions',
    reads: matchReads,
    tag: 'competitions',
    access: { section: 'competition' },
    summary: 'Decisions that the competitions of the active sports wait for: lots, and corrected results in mid-match',
    response: listOf(CompetitionDecision),
  }),
} as const
