import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import type { ScoringRules } from '@torneo/contracts/tournament/scoring'
import { scoringMessages as messages } from '@torneo/contracts/tournament/scoring-input'
import { cardsOfSport, scoringOf, stepsOf } from '../../scoring/scorings'
import { eventTypeOf } from '../event-types'

export const invalidField = (path: string, message: string): ErrorDetail => ({ path, message })

interface ScoringEvent {
  readonly type?: string | undefined
  readonly penalty?: boolean | undefined
  readonly points?: number | undefined
  readonly withRed?: boolean | undefined
}

/** Rejects an event that the sport does not have; null accepts (B13, B87). */
export function scoringEventError(
  { type = '', penalty, points, withRed = false }: ScoringEvent,
  rules: ScoringRules | undefined,
): ErrorDetail | null {
  const { kind, hasScorers, countsPoints } = scoringOf(rules)
  const { scores, scorings, sportCard } = eventTypeOf(type)
  const cards = cardsOfSport(rules)
  if ((sportCard && !cards.includes(sportCard)) || (withRed && !cards.includes('red')))
    return invalidField('type', messages.noCard)
  if (scores && !scorings?.includes(kind))
    return invalidField('type', hasScorers ? messages.goalsOnly : messages.noScorer)
  if (!hasScorers) return null
  if (!countsPoints) return (points ?? 1) > 1 ? invalidField('points', messages.pointsOnly) : null
  const steps = stepsOf(rules)
  if (points !== undefined && !steps.includes(points)) return invalidField('points', messages.otherStep(steps))
  return penalty ? invalidField('penalty', messages.goalsOnly) : null
}
