import { level, refine } from '../tie-breaks/tie-break'
import { assembleTable, deduct, withdrawalOf } from './assemble-table'
import { rankTeams, settleTeams } from './rank-teams'
import type { Table, TableRequest } from './table'
import { matchesAmong, tallyMatches } from './tally'

/**
 * Ranks the teams of a league or zone by its tie-breaks, then by the lots that were drawn (B33, B34). Only finished
 * matches count; matches of a team whose results are annulled do not, and that team stands last.
 */
export function leagueTable(request: TableRequest): Table {
  const { teamIds, matches, settings, points, lots } = request
  const isAnnulled = (teamId: string) => withdrawalOf(teamId, request) === 'annul'
  const ranked = teamIds.filter((teamId) => !isAnnulled(teamId))
  const counted = matchesAmong(ranked, matches)
  const tallies = deduct(tallyMatches(teamIds, counted, request), request)
  const context = { tallies, matches: counted, points, settings, scope: 'all' } as const
  const clusters = refine(rankTeams(ranked, settings.tieBreaks, context), (teams) => settleTeams(teams, lots))
  // The annulled teams are level with each other, and nothing is due for them.
  const table = assembleTable([...clusters, level(teamIds.filter(isAnnulled))], tallies, request)
  return {
    rows: table.rows.map((row) => (row.withdrawn === 'annul' ? { ...row, decidedBy: null } : row)),
    level: table.level.filter((group) => !group.some(isAnnulled)),
  }
}
