import type { HeadToHeadKey } from '@torneo/contracts/competition/tie-breaks'
import { isLevel } from '../../match/result/shootout'
import { decisionTexts } from '../tables/decision-texts'
import { type CountedMatch, matchesAmong, tallyMatches } from '../tables/tally'
import { goalDifference } from './goal-difference'
import { goalsFor } from './goals-for'
import { pointDifference } from './point-difference'
import { pointRatio } from './point-ratio'
import { points } from './points'
import { setDifference } from './set-difference'
import { setRatio } from './set-ratio'
import { shootoutWins } from './shootout-wins'
import { type Cluster, level, refine, type TieBreak, type TieBreakContext } from './tie-break'
import { wins } from './wins'

/** True if every two of the teams have met, all of them equally often. */
function haveMetEquallyOften(teams: readonly string[], matches: readonly CountedMatch[]): boolean {
  const meetings = new Map<string, number>()
  for (const { homeTeamId, awayTeamId } of matches) {
    const pair = [homeTeamId, awayTeamId].toSorted().join('\n')
    meetings.set(pair, (meetings.get(pair) ?? 0) + 1)
  }
  return meetings.size === (teams.length * (teams.length - 1)) / 2 && new Set(meetings.values()).size === 1
}

const keys: Readonly<Record<HeadToHeadKey, TieBreak>> = {
  points,
  wins,
  goal_difference: goalDifference,
  goals_for: goalsFor,
  set_difference: setDifference,
  set_ratio: setRatio,
  point_difference: pointDifference,
  point_ratio: pointRatio,
  shootout: shootoutWins,
}

/** Keys of the table among level teams; by default wins where the list puts them before points, difference and score. */
function keysOf({ settings: { tieBreaks, headToHeadKeys } }: TieBreakContext): readonly TieBreak[] {
  if (headToHeadKeys) return headToHeadKeys.map((key) => keys[key])
  const first = tieBreaks.find((rule) => rule === 'wins' || rule === 'points')
  return [first === 'wins' ? wins : points, goalDifference, goalsFor]
}

/** Explains by head to head; names the result if two teams met once and the score separates them. */
function explained({ teams, explain }: Cluster, [only, ...more]: readonly CountedMatch[]): Cluster {
  if (!explain) return { teams, explain }
  const result = only && more.length === 0 && !isLevel(only) ? decisionTexts.result(only) : undefined
  return { teams, explain: (above, below) => ({ rule: 'head_to_head', text: result ?? explain(above, below).text }) }
}

/** Explains two teams by the first key that separates them. */
const byFirstKey =
  (used: readonly TieBreak[], among: TieBreakContext): NonNullable<Cluster['explain']> =>
  (above, below) => {
    const split = used.map((key) => key([above, below], among)).find((clusters) => clusters.length > 1)
    return split?.[1]?.explain?.(above, below) ?? { rule: 'head_to_head', text: decisionTexts.amongThem }
  }

/**
 * Orders by a table of the matches among the level teams (B33, B80). `block` and `only_two` read all keys of that table,
 * `restart` the first that separates any of them, `first_then_rest` separates those who are first by all keys from the
 * rest; the caller applies the rule again to the parts.
 */
export const headToHead: TieBreak = (teams, context) => {
  const mode = context.settings.headToHead
  const matches = matchesAmong(teams, context.matches)
  if ((mode === 'only_two' && teams.length !== 2) || !haveMetEquallyOften(teams, matches)) return [level(teams)]
  const among: TieBreakContext = { ...context, matches, tallies: tallyMatches(teams, matches, context), scope: 'among' }
  const used = keysOf(context)
  let clusters = [level(teams)]
  for (const key of used) {
    clusters = refine(clusters, (part) => key(part, among))
    if (mode === 'restart' && clusters.length > 1) break
  }
  const [first, ...rest] = clusters
  if (mode === 'first_then_rest' && first && rest.length > 1)
    clusters = [first, { teams: rest.flatMap((cluster) => cluster.teams), explain: byFirstKey(used, among) }]
  return clusters.map((cluster) => explained(cluster, matches))
}
