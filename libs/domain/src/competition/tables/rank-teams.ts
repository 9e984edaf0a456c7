import type { TieBreakRule } from '@torneo/contracts/competition/tie-breaks'
import { type Cluster, level, refine, type TieBreakContext } from '../tie-breaks/tie-break'
import { tieBreaks } from '../tie-breaks/tie-breaks'
import { decisionTexts } from './decision-texts'
import type { Decision, SettledOrder } from './table'

/**
 * Returns the rule that the parts of a separation continue with. Head to head is applied again to smaller parts, and
 * with `only_two` also when a later rule leaves two teams.
 */
function nextRule(
  rules: readonly TieBreakRule[],
  index: number,
  part: readonly string[],
  { settings }: TieBreakContext,
): number {
  const headToHead = rules.indexOf('head_to_head')
  if (index === headToHead) return index
  return settings.headToHead === 'only_two' && part.length === 2 && headToHead >= 0 && headToHead < index
    ? headToHead
    : index + 1
}

/** Orders level teams by the rules from `from` on; teams that nothing separates stay in one cluster. */
export function rankTeams(
  teams: readonly string[],
  rules: readonly TieBreakRule[],
  context: TieBreakContext,
  from = 0,
): Cluster[] {
  if (teams.length < 2) return teams.length === 0 ? [] : [level(teams)]
  for (const [index, rule] of rules.entries()) {
    if (index < from) continue
    const clusters = tieBreaks[rule](teams, context)
    if (clusters.length > 1)
      return refine(clusters, (part) => rankTeams(part, rules, context, nextRule(rules, index, part, context)))
  }
  return [level(teams)]
}

/** Orders level teams by the latest lots, or order by hand, that covers all of them. */
export function settleTeams(teams: readonly string[], lots: readonly SettledOrder[]): readonly Cluster[] {
  const settled =
    teams.length < 2 ? undefined : lots.findLast(({ order }) => teams.every((teamId) => order.includes(teamId)))
  if (!settled) return [level(teams)]
  const { reason } = settled
  const decision: Decision =
    reason === null
      ? { rule: 'lots', text: decisionTexts.lots }
      : { rule: 'by_hand', text: decisionTexts.byHand(reason) }
  return settled.order
    .filter((teamId) => teams.includes(teamId))
    .map((teamId, index) => ({ teams: [teamId], explain: index === 0 ? null : () => decision }))
}
