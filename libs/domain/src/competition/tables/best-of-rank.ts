import type { TieBreakRule, UnequalMode } from '@torneo/contracts/competition/tie-breaks'
import { refine } from '../tie-breaks/tie-break'
import { assembleTable, deduct } from './assemble-table'
import type { PlayedMatch } from './played-match'
import { rankTeams, settleTeams } from './rank-teams'
import type { Table, TableRequest } from './table'
import { matchesAmong, tallyMatches } from './tally'

/** Rules that order the teams of one rank across zones, before lots. */
export const bestOfRankRules = [
  'points',
  'goal_difference',
  'goals_for',
  'wins',
  'fair_play',
] as const satisfies readonly TieBreakRule[]

export interface BestOfRankRequest extends Omit<TableRequest, 'teamIds' | 'matches'> {
  readonly rank: number
  readonly unequal: UnequalMode
  readonly zones: readonly { readonly table: Table; readonly matches: readonly PlayedMatch[] }[]
}

export interface BestOfRank extends Table {
  /** Groups of level teams within a zone that must be separated first: the order depends on them. */
  readonly waitsFor: readonly (readonly string[])[]
}

/**
 * Orders the teams of one rank across the zones of a league ('mejor tercero'). In zones of unequal size, `drop_last`
 * leaves out the matches against the teams below the last place of the smallest zone; `per_match` divides by the
 * matches played. A zone with fewer teams than the rank has no candidate.
 */
export function bestOfRank(request: BestOfRankRequest): BestOfRank {
  const { rank, unequal, points, settings, lots } = request
  const zones = request.zones
    .map(({ table: { rows, level }, matches }) => ({
      level,
      matches,
      teams: rows.filter(({ withdrawn }) => withdrawn !== 'annul').map(({ teamId }) => teamId),
    }))
    .filter(({ teams }) => teams.length >= rank)
  const smallest = Math.min(...zones.map(({ teams }) => teams.length))
  const lastPlace = unequal === 'drop_last' ? smallest : Infinity
  const counted = zones.flatMap(({ teams, matches }) => matchesAmong(teams.slice(0, lastPlace), matches))
  const candidates = zones.flatMap(({ teams }) => teams.slice(rank - 1, rank))
  const tallies = deduct(tallyMatches(candidates, counted, request), request)
  const scope = unequal === 'per_match' ? 'per_match' : 'all'
  const ranked = rankTeams(candidates, bestOfRankRules, { tallies, matches: counted, points, settings, scope })
  const table = assembleTable(
    refine(ranked, (teams) => settleTeams(teams, lots)),
    tallies,
    request,
  )
  const waitsFor = zones.flatMap(({ level, teams }) =>
    level.filter((group) => {
      const places = group.map((teamId) => teams.indexOf(teamId) + 1)
      const [first, last] = [Math.min(...places), Math.max(...places)]
      return (first <= rank && rank <= last) || (first <= lastPlace && lastPlace < last)
    }),
  )
  return { ...table, waitsFor }
}
