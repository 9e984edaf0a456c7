import { level, refine } from '../tie-breaks/tie-break'
import { assembleTable, deduct, withdrawalOf } from './assemble-table'
import { rankTeams, settleTeams } from './rank-teams'
import type { Table, TableRequest } from './table'
import { matchesAmong, tallyMatches } from './tally'

/**
 * Ranks the teams of a league or zone by its tie-breaks, then by the lots that were drawn (B33, B34). Only finished
 * matches count; matches of a team whose results are annulled do not. Teams that withdrew stand last (B85).
 */
export function leagueTable(request: TableRequest): Table {
  const { teamIds, matches, settings, points, lots } = request
  const isAnnulled = (teamId: string) => withdrawalOf(teamId, request) === 'annul'
  const ranked = teamIds.filter((teamId) => !isAnnulled(teamId))
  const counted = matchesAmong(ranked, matches)
  const tallies = deduct(tallyMatches(teamIds, counted, request), request)
  const context = { tallies, matches: counted, points, settings, scope: 'all' } as const
  const isOut = (teamId: string) => request.withdrawals.some((one) => one.teamId === teamId && one.ranksLast)
  const rank = (teams: readonly string[]) => rankTeams(teams, settings.tieBreaks, context)
  const playing = refine(rank(ranked.filter((teamId) => !isOut(teamId))), (teams) => settleTeams(teams, lots))
  // Teams that withdrew stand below all who play on; the annulled ones are level with each other. No lots are due for them.
  const out = [...rank(ranked.filter(isOut)), level(teamIds.filter(isAnnulled))]
  const table = assembleTable([...playing, ...out], tallies, request)
  return {
    rows: table.rows.map((row) => (isOut(row.teamId) || isAnnulled(row.teamId) ? { ...row, decidedBy: null } : row)),
    level: table.level.filter((group) => !group.some((teamId) => isOut(teamId) || isAnnulled(teamId))),
  }
}
