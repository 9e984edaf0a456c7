import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import type { ScoringKind, ScoringRules } from '@torneo/contracts/tournament/scoring'
import { scoringMessages as messages } from '@torneo/contracts/tournament/scoring-input'
import { eventTypeOf } from '../event-types'

export const invalidField = (path: string, message: string): ErrorDetail => ({ path, message })

export const scoringOf = ({ scoring = 'goals' }: ScoringRules = {}): ScoringKind => scoring

interface ScoringEvent {
  readonly type?: string | undefined
  readonly penalty?: boolean | undefined
  readonly points?: number | undefined
}

/** Rejects an event that the sport's scoring system does not have; null accepts (B13). */
export function scoringEventError(
  { type = '', penalty, points = 1 }: ScoringEvent,
  rules: ScoringRules | undefined,
): ErrorDetail | null {
  const scoring = scoringOf(rules)
  const { scores, scorings } = eventTypeOf(type)
  const isForeign = scores !== undefined && !scorings?.includes(scoring)
  if (scoring === 'sets') return isForeign ? invalidField('type', messages.noScorer) : null
  if (scoring === 'goals') return points > 1 ? invalidField('points', messages.pointsOnly) : null
  return isForeign
    ? invalidField('type', messages.goalsOnly)
    : penalty
      ? invalidField('penalty', messages.goalsOnly)
      : null
}
