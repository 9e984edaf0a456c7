import type { TieBreakRule, UnequalMode } from '@torneo/contracts/competition/tie-breaks'
import { deduct, rowsOf } from './league-table'
import type { PlayedMatch } from './played-match'
import { rankTeams, settleTeams } from './rank-teams'
import type { Table, TableRequest } from './table'
import { matchesAmong, tallyMatches } from './tally'
import { refine } from './tie-breaks/tie-break'

/** Rules that order the teams of one rank across zones, before lots. */
export const bestOfRankRules = [
  'points',
  'goal_difference',
  'goals_for',
  'wins',
  'fair_play',
] as const satisfies readonly TieBreakRule[]

interface RankedZone {
  readonly table: Table
  readonly matches: readonly PlayedMatch[]
}

export interface BestOfRankRequest extends Omit<TableRequest, 'teamIds' | 'matches'> {
  readonly rank: number
  readonly unequal: UnequalMode
  readonly zones: readonly RankedZone[]
}

export interface BestOfRank extends Table {
  /** Groups of level teams within a zone that must be separated first: the order depends on them. */
  readonly waitsFor: readonly (readonly string[])[]
}

/**
 * Orders the teams of one rank across the zones of a league ('mejor tercero'). In zones of unequal size, `drop_last`
 * leaves out the matches against the teams that the smallest zone has no counterpart of; `per_match` divides by the
 * matches played. A zone with fewer teams than the rank has no candidate.
 */
export function bestOfRank(request: BestOfRankRequest): BestOfRank {
  const { rank, unequal, points, settings, lots } = request
  const zones = request.zones
    .map(({ table, matches }) => ({
      level: table.level,
      matches,
      teams: table.rows.filter(({ withdrawn }) => withdrawn !== 'annul').map(({ teamId }) => teamId),
    }))
    .filter(({ teams }) => teams.length >= rank)
  const smallest = Math.min(...zones.map(({ teams }) => teams.length))
  const counted = zones.flatMap(({ teams, matches }) =>
    matchesAmong(unequal === 'drop_last' ? teams.slice(0, smallest) : teams, matches),
  )
  const candidates = zones.flatMap(({ teams }) => teams.slice(rank - 1, rank))
  const tallies = deduct(tallyMatches(candidates, counted, request), request)
  const context = {
    tallies,
    matches: counted,
    points,
    settings,
    scope: unequal === 'per_match' ? 'per_match' : 'all',
  } as const
  const clusters = refine(rankTeams(candidates, bestOfRankRules, context), (teams) => settleTeams(teams, lots))
  const rows = rowsOf(clusters, tallies, request)
  return {
    rows,
    level: clusters.filter(({ teams }) => teams.length > 1).map(({ teams }) => teams),
    waitsFor: zones.flatMap(({ level, teams }) =>
      level.filter((group) => {
        const places = group.map((teamId) => teams.indexOf(teamId) + 1)
        const [first, last] = [Math.min(...places), Math.max(...places)]
        return (first <= rank && rank <= last) || (unequal === 'drop_last' && first <= smallest && smallest < last)
      }),
    ),
  }
}
