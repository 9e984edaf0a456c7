import type { ScoringRules } from '@torneo/contracts/tournament/scoring'
import { scoringOf } from '../../scoring/scorings'
import type { MatchAggregate } from '../match-aggregate'
import { isFinished } from '../phase'
import { needsWinner } from './shootout'

const isUndecided = (match: MatchAggregate) => isFinished(match) && needsWinner(match)

/**
 * True if an action leaves a match finished without the winner that it must have. Not of one that had ended so before:
 * it may still be corrected.
 */
export const endsLevel = (before: MatchAggregate, after: MatchAggregate): boolean =>
  isUndecided(after) && !isUndecided(before)

/** Reason against a level end, which says how the sport goes on. */
export const levelReason = (rules: ScoringRules | undefined) =>
  scoringOf(rules).hasShootout ? 'needsWinner' : 'playsOn'
