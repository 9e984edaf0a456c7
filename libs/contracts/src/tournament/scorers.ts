import { endpoint } from '../endpoint/endpoint'
import { tableReads } from '../endpoint/reads'
import { listOf } from '../endpoint/record'
import { z } from '../fields/zod'
import { TableTeam, tableQuery } from './standings'

/** A player in the scorers' table. */
export const TablePlayer = z.object({
  id: z.string(),
  name: z.string(),
  number: z.number(),
  position: z.string(),
  photo: z.string(),
})
export type TablePlayer = z.output<typeof TablePlayer>

/** A player with goals; `position` starts at 1; `average` is goals per match to two decimals, 0 without matches. */
export const ScorerRow = z.object({
  position: z.number(),
  player: TablePlayer,
  team: TableTeam,
  goals: z.number(),
  assists: z.number(),
  matchesPlayed: z.number(),
  average: z.number(),
})
export type ScorerRow = z.output<typeof ScorerRow>

export const scorersEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/scorers',
    reads: tableReads,
    tag: 'scorers',
    access: 'anyone',
    summary: "A sport's players with goals, by goals, then assists; an inactive sport has none",
    query: tableQuery,
    response: listOf(ScorerRow),
  }),
} as const
