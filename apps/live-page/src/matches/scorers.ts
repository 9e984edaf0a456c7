import type { MatchGoal, MatchRow } from '@torneo/contracts/match/matches'
import { formatMinute } from '@torneo/domain/format/format-minute'
import { liveTexts } from '../live-texts'

type MatchScore = Pick<MatchRow, 'goals' | 'homeScore' | 'awayScore'>

/** Formats '34′', '45+2′', '12′ (p)'. */
function formatGoal({ minute, added, kind }: MatchGoal): string {
  const time = formatMinute(minute, added)
  return kind === 'goal' ? time : `${time} (${liveTexts.goalKinds[kind]})`
}

function totalsOf(goals: readonly MatchGoal[]): string[] {
  const byName = new Map<string, number>()
  for (const { name, points = 1 } of goals)
    byName.set(name ?? liveTexts.unknownScorer, (byName.get(name ?? liveTexts.unknownScorer) ?? 0) + points)
  return [...byName].toSorted(([, one], [, other]) => other - one).map(([name, points]) => `${name} ${points}`)
}

/** Lists a side's scorers by their first goal: 'Ana Sosa 12′, 34′ (p)'; if points are scored, totals: 'Ana Sosa 12'. */
export function scorersOf({ goals = [] }: Pick<MatchRow, 'goals'>, side: MatchGoal['side']): string[] {
  const own = goals.filter((goal) => goal.side === side)
  if (own.some(({ points }) => points !== undefined)) return totalsOf(own)
  const byName = new Map<string, string[]>()
  for (const goal of own) {
    const name = goal.name ?? liveTexts.unknownScorer
    byName.set(name, [...(byName.get(name) ?? []), formatGoal(goal)])
  }
  return [...byName].map(([name, times]) => `${name} ${times.join(', ')}`)
}

/** Formats a side's last goal: 'Ana Sosa 34′'; '' if any goal of the score is unregistered, as it may be the last. */
export function lastScorer({ goals = [], ...match }: MatchScore, side: MatchGoal['side']): string {
  const own = goals.filter((one) => one.side === side)
  const goal = own.reduce((sum, { points = 1 }) => sum + points, 0) === match[`${side}Score`] ? own.at(-1) : undefined
  return goal ? `${goal.name ?? liveTexts.unknownScorer} ${formatGoal(goal)}` : ''
}
