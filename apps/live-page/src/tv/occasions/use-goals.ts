import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { MatchRow } from '@torneo/contracts/match/matches'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { useEffect, useRef, useState } from 'react'
import { matchUpdates, type MatchUpdate } from '../../feed/match-updates'

/** A side that has just scored or, in a sport scored by sets, won a set. */
export interface Goal {
  readonly matchId: string
  readonly side: MatchSide
}

/** Milliseconds for which one goal is shown. */
const goalMs = 7000

/** Updates the goal on screen and those waiting. Excludes points: baskets would cover the board all the time. */
function goalsAfter(goals: readonly Goal[], update: MatchUpdate): readonly Goal[] {
  const { match } = update
  if (update.kind === 'corrected') return goals.filter(({ matchId }) => matchId !== match.id)
  if (update.kind !== 'scored' || scoringOf(match.sport).countsPoints) return goals
  const scored = (['home', 'away'] as const).filter(
    (side) => update[side] > 0 && !goals.slice(1).some((goal) => goal.matchId === match.id && goal.side === side),
  )
  return [...goals, ...scored.map((side) => ({ matchId: match.id, side }))]
}

/** Returns the goal to show now (B27). Several goals are shown one after another; a corrected goal is removed. */
export function useGoals(matches: readonly MatchRow[] | null): Goal | undefined {
  const before = useRef<readonly MatchRow[] | null>(null)
  const [goals, setGoals] = useState<readonly Goal[]>([])
  const [shown] = goals

  useEffect(() => {
    const updates = before.current && matches ? matchUpdates(before.current, matches) : []
    before.current = matches
    if (updates.length > 0) setGoals((known) => updates.reduce(goalsAfter, known))
  }, [matches])

  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setGoals(([, ...waiting]) => waiting), goalMs)
    return () => clearTimeout(timer)
  }, [shown])

  return shown
}
