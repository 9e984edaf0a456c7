import { decisionTexts } from '../tables/decision-texts'
import { type CountedMatch, matchesAmong, tallyMatches } from '../tables/tally'
import { goalDifference } from './goal-difference'
import { goalsFor } from './goals-for'
import { points } from './points'
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

/** Keys of the table among level teams: wins where the list puts them before points. */
function keysOf({ settings: { tieBreaks } }: TieBreakContext): readonly TieBreak[] {
  const first = tieBreaks.find((rule) => rule === 'wins' || rule === 'points')
  return [first === 'wins' ? wins : points, goalDifference, goalsFor]
}

/** Explains by head to head; names the result if two teams met once. */
function explained({ teams, explain }: Cluster, [only, ...more]: readonly CountedMatch[]): Cluster {
  if (!explain) return { teams, explain }
  const result = only && more.length === 0 ? decisionTexts.result(only) : undefined
  return { teams, explain: (above, below) => ({ rule: 'head_to_head', text: result ?? explain(above, below).text }) }
}

/**
 * Orders by a table of the matches among the level teams (B33). `block` and `only_two` read all keys of that table,
 * `restart` the first that separates any of them; the caller applies the rule again to the parts.
 */
export const headToHead: TieBreak = (teams, context) => {
  const mode = context.settings.headToHead
  const matches = matchesAmong(teams, context.matches)
  if ((mode === 'only_two' && teams.length !== 2) || !haveMetEquallyOften(teams, matches)) return [level(teams)]
  const among: TieBreakContext = { ...context, matches, tallies: tallyMatches(teams, matches, context), scope: 'among' }
  let clusters = [level(teams)]
  for (const key of keysOf(context)) {
    clusters = refine(clusters, (part) => key(part, among))
    if (mode === 'restart' && clusters.length > 1) break
  }
  return clusters.map((cluster) => explained(cluster, matches))
}
