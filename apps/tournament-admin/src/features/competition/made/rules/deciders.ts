import type { ResolvedLeague } from '@torneo/contracts/competition/competition'
import type { TieBreakRule } from '@torneo/contracts/competition/tie-breaks'

/** Names of the teams that each rule separates in the tables as they are, in the order of the tables. */
export function decidersOf({ tables }: Pick<ResolvedLeague, 'tables'>): ReadonlyMap<TieBreakRule, readonly string[]> {
  const decided = new Map<TieBreakRule, string[]>()
  for (const { rows } of tables)
    for (const [index, { decidedBy, played, team }] of rows.entries()) {
      const above = rows[index - 1]
      // Nobody is separated from anybody before their first match.
      if (!decidedBy || !above || played + above.played === 0) continue
      const rule = decidedBy.rule as TieBreakRule
      const names = decided.get(rule) ?? []
      decided.set(rule, [...names, ...[above.team.name, team.name].filter((name) => !names.includes(name))])
    }
  return decided
}
