import { standings } from '../../tables/standings'
import type { Cluster } from '../tie-breaks/tie-break'
import { decisionTexts } from './decision-texts'
import type { Table, TableRequest, TableRow, Tally } from './table'

export type Adjustments = Pick<TableRequest, 'deductions' | 'withdrawals' | 'nameOf'>

export const withdrawalOf = (teamId: string, { withdrawals }: Pick<Adjustments, 'withdrawals'>) =>
  withdrawals.find((withdrawal) => withdrawal.teamId === teamId)?.results ?? null

const deductedFrom = (teamId: string, { deductions }: Adjustments): number =>
  deductions.reduce((sum, deduction) => sum + (deduction.teamId === teamId ? deduction.points : 0), 0)

/** Subtracts the deductions from the points of each team. */
export const deduct = (tallies: ReadonlyMap<string, Tally>, adjustments: Adjustments): ReadonlyMap<string, Tally> =>
  new Map(
    [...tallies].map(([teamId, tally]) => [
      teamId,
      { ...tally, points: tally.points - deductedFrom(teamId, adjustments) },
    ]),
  )

/** Makes a table of ordered clusters; level teams share a position and are listed by R8. */
export function assembleTable(
  clusters: readonly Cluster[],
  tallies: ReadonlyMap<string, Tally>,
  adjustments: Adjustments,
): Table {
  const rows: TableRow[] = []
  const level: string[][] = []
  for (const { teams, explain } of clusters) {
    const above = rows.at(-1)?.teamId
    const position = rows.length + 1
    const listed = standings(
      teams.flatMap((id) => {
        const tally = tallies.get(id)
        return tally ? [{ team: { id, name: adjustments.nameOf(id) }, ...tally }] : []
      }),
    )
    for (const [index, { team, ...tally }] of listed.entries()) {
      const separated = explain && above !== undefined ? explain(above, team.id) : null
      rows.push({
        ...tally,
        teamId: team.id,
        position,
        deducted: deductedFrom(team.id, adjustments),
        withdrawn: withdrawalOf(team.id, adjustments),
        decidedBy: index === 0 ? separated : { rule: 'name', text: decisionTexts.level },
      })
    }
    if (listed.length > 1) level.push(listed.map(({ team }) => team.id))
  }
  return { rows, level }
}
