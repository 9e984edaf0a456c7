import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import type { ScoringKind, ScoringRules } from '@torneo/contracts/tournament/scoring'
import { scoringMessages as messages } from '@torneo/contracts/tournament/scoring-input'

export const invalidField = (path: string, message: string): ErrorDetail => ({ path, message })

export const scoringOf = ({ scoring = 'goals' }: ScoringRules = {}): ScoringKind => scoring

interface ScoringEvent {
  readonly type?: string | undefined
  readonly penalty?: boolean | undefined
  readonly points?: number | undefined
}

/** Rejects an event that the sport's scoring system does not have; null accepts (B13). */
export function scoringEventError(
  { type, penalty, points = 1 }: ScoringEvent,
  rules: ScoringRules | undefined,
): ErrorDetail | null {
  const scoring = scoringOf(rules)
  if (scoring === 'sets') return type === 'goal' || type === 'own_goal' ? invalidField('type', messages.noScorer) : null
  if (scoring === 'goals') return points > 1 ? invalidField('points', messages.pointsOnly) : null
  return type === 'own_goal'
    ? invalidField('type', messages.goalsOnly)
    : penalty
      ? invalidField('penalty', messages.goalsOnly)
      : null
}
