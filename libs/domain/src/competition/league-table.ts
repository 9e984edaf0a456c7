import { standings } from '../tables/standings'
import { decisionTexts } from './decision-texts'
import { rankTeams, settleTeams } from './rank-teams'
import type { Table, TableRequest, TableRow, Tally } from './table'
import { matchesAmong, tallyMatches } from './tally'
import { type Cluster, level, refine } from './tie-breaks/tie-break'

type Adjustments = Pick<TableRequest, 'deductions' | 'withdrawals' | 'nameOf'>

export const deductedFrom = (teamId: string, { deductions }: Pick<Adjustments, 'deductions'>): number =>
  deductions.reduce((sum, deduction) => sum + (deduction.teamId === teamId ? deduction.points : 0), 0)

/** Subtracts the deductions from the points of each team. */
export const deduct = (tallies: ReadonlyMap<string, Tally>, adjustments: Adjustments): Map<string, Tally> =>
  new Map(
    [...tallies].map(([teamId, tally]) => [
      teamId,
      { ...tally, points: tally.points - deductedFrom(teamId, adjustments) },
    ]),
  )

export const isAnnulled = (teamId: string, { withdrawals }: Pick<Adjustments, 'withdrawals'>): boolean =>
  withdrawals.some((withdrawal) => withdrawal.teamId === teamId && withdrawal.results === 'annul')

/** Makes the rows of ordered clusters; level teams share a position and are listed by R8. */
export function rowsOf(
  clusters: readonly Cluster[],
  tallies: ReadonlyMap<string, Tally>,
  adjustments: Adjustments,
): TableRow[] {
  let position = 1
  return clusters.flatMap(({ teams, decidedBy }) => {
    const listed = standings(
      teams.flatMap((id) => {
        const tally = tallies.get(id)
        return tally ? [{ team: { id, name: adjustments.nameOf(id) }, ...tally }] : []
      }),
    )
    const first = position
    position += teams.length
    return listed.map(({ team, ...tally }, index) => ({
      ...tally,
      teamId: team.id,
      position: first,
      deducted: deductedFrom(team.id, adjustments),
      withdrawn: adjustments.withdrawals.find(({ teamId }) => teamId === team.id)?.results ?? null,
      decidedBy: index === 0 ? decidedBy : { rule: 'name', text: decisionTexts.level },
    }))
  })
}

/**
 * Ranks the teams of a league or zone by its tie-breaks, then by the lots that were drawn (B33, B34). Only finished
 * matches count; matches of a team whose results are annulled do not, and that team stands last.
 */
export function leagueTable(request: TableRequest): Table {
  const { teamIds, matches, settings, points, lots } = request
  const annulled = teamIds.filter((teamId) => isAnnulled(teamId, request))
  const ranked = teamIds.filter((teamId) => !annulled.includes(teamId))
  const counted = matchesAmong(ranked, matches)
  const tallies = deduct(tallyMatches(teamIds, counted, request), request)
  const context = { tallies, matches: counted, points, settings, scope: 'all' } as const
  const clusters = refine(rankTeams(ranked, settings.tieBreaks, context), (teams) => settleTeams(teams, lots))
  const rows = rowsOf([...clusters, level(annulled)], tallies, request)
  return {
    rows: rows.map((row) => (row.withdrawn === 'annul' ? { ...row, decidedBy: null } : row)),
    level: clusters
      .filter(({ teams }) => teams.length > 1)
      .map(({ teams }) => rows.flatMap((row) => (teams.includes(row.teamId) ? [row.teamId] : []))),
  }
}
