import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import type { ScoringRules } from '@torneo/contracts/tournament/scoring'
import { scoringMessages as messages } from '@torneo/contracts/tournament/scoring-input'
import { scoringOf } from '../../scoring/scorings'
import { eventTypeOf } from '../event-types'

export const invalidField = (path: string, message: string): ErrorDetail => ({ path, message })

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
  const { kind, hasScorers, countsPoints } = scoringOf(rules)
  const { scores, scorings } = eventTypeOf(type)
  if (scores && !scorings?.includes(kind))
    return invalidField('type', hasScorers ? messages.goalsOnly : messages.noScorer)
  if (!hasScorers) return null
  if (!countsPoints) return points > 1 ? invalidField('points', messages.pointsOnly) : null
  return penalty ? invalidField('penalty', messages.goalsOnly) : null
}
