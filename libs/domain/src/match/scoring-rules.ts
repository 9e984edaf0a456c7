import type { ErrorDetail } from '@torneo/contracts/errors'
import { matchCommandMessages } from '@torneo/contracts/match-commands'
import type { ScoringRules, SetScore } from '@torneo/contracts/scoring'
import { scoringMessages as messages } from '@torneo/contracts/scoring-input'
import { isDecided, isFinalScore, isSetOver, runningPoints, runningSet, setRulesOf, type SetRules, setsError, setsToWin, setsWon, setWinner } from '../sets'
import { setting } from './effect'
import type { Effect, MatchAction, MatchAggregate, RejectionReason } from './match-aggregate'
import { isPossibleShootout } from './shootout'

type Rejected = RejectionReason | ErrorDetail | null
type ActionOf<Kind extends MatchAction['kind']> = Extract<MatchAction, { kind: Kind }>

const wrong = (path: string, message: string): ErrorDetail => ({ path, message })

function setRejection(match: MatchAggregate, action: MatchAction, rules: SetRules): Rejected {
  const [set, points] = [runningSet(match), runningPoints(match)]
  if (action.kind === 'score') {
    if (Math.abs(action.step) > 1) return wrong('step', messages.oneByOne)
    return action.step < 0 ? null : isDecided(match, rules) ? 'decided' : isSetOver(points, set, rules) ? 'setOver' : null
  }
  if (action.kind === 'set_end') {
    if (action.set < set) return 'setClosed'
    return isDecided(match, rules) ? 'decided' : action.set === set && isFinalScore(points, set, rules) ? null : 'setOpen'
  }
  if (action.kind === 'event' || action.kind === 'event_change') return action.type === 'goal' || action.type === 'own_goal' ? wrong('type', messages.noScorer) : null
  if (action.kind === 'counters') {
    const score = (['homeScore', 'awayScore'] as const).find((field) => action[field] !== undefined)
    return score ? wrong(score, messages.bySets) : null
  }
  if (action.kind === 'finish') return match.homeScore === match.awayScore ? 'setMissing' : null
  if (action.kind === 'result') return resultError(action, rules)
  const error = action.kind === 'sets' ? setsError(action.sets, rules) : null
  return error === null ? null : wrong('sets', error)
}

/** Rejects a typed result unless it is decided and agrees with its sets, if those are known. */
function resultError({ homeScore, awayScore, sets }: ActionOf<'result'>, rules: SetRules): Rejected {
  const error = sets && setsError(sets, rules)
  if (error) return wrong('sets', error)
  const [most, least] = [Math.max(homeScore, awayScore), Math.min(homeScore, awayScore)]
  if (most !== setsToWin(rules) || least >= most) return wrong('homeScore', messages.undecided(setsToWin(rules)))
  const won = sets && setsWon(sets)
  return won && (won.home !== homeScore || won.away !== awayScore) ? wrong('sets', messages.otherScore) : null
}

/** A level shoot-out is accepted here: `winnerRejection` rejects every result without a winner. */
const isImpossible = ({ homePenalties: home, awayPenalties: away }: ActionOf<'result'>): boolean =>
  home !== undefined && away !== undefined && home !== away && !isPossibleShootout({ home, away })

/** Rejects actions that a sport scored by goals or points does not have. */
function plainRejection(action: MatchAction, isPoints: boolean): Rejected {
  if (action.kind === 'score') return isPoints || Math.abs(action.step) === 1 ? null : wrong('step', messages.oneByOne)
  if (action.kind === 'event' || action.kind === 'event_change') {
    if (!isPoints) return (action.points ?? 1) > 1 ? wrong('points', messages.pointsOnly) : null
    return action.type === 'own_goal' ? wrong('type', messages.goalsOnly) : action.penalty ? wrong('penalty', messages.goalsOnly) : null
  }
  if (action.kind === 'set_end') return wrong('set', messages.setsOnly)
  if (action.kind === 'result' && isImpossible(action)) return wrong('homePenalties', matchCommandMessages.impossibleShootout)
  return action.kind === 'sets' || (action.kind === 'result' && action.sets) ? wrong('sets', messages.setsOnly) : null
}

export const isOfGoals = ({ scoring = 'goals' }: ScoringRules = {}): boolean => scoring === 'goals'

/** Rejects an action that the sport's scoring system does not have; null accepts (B13). */
export function scoringRejection(match: MatchAggregate, action: MatchAction, rules: ScoringRules = {}): Rejected {
  return rules.scoring === 'sets' ? setRejection(match, action, setRulesOf(rules)) : plainRejection(action, rules.scoring === 'points')
}

const none = { homePoints: 0, awayPoints: 0 } as const

/** Steps the score; in a sport scored by sets, the running set's points. */
export function stepEffect(match: MatchAggregate, { side, step }: ActionOf<'score'>, { scoring }: ScoringRules = {}): Effect {
  return scoring === 'sets' ? { [`${side}Points`]: step, set: runningSet(match) } : { [side]: step }
}

/** Adds the running set to the finished ones and starts the next. */
export function setEndEffect(match: MatchAggregate): Effect {
  const set = runningPoints(match)
  return { [setWinner(set)]: 1, ...setting(match, { sets: [...match.sets ?? [], set], ...none }) }
}

/** Replaces all finished sets; if they decide the match, no set runs. */
export function setsEffect(match: MatchAggregate, sets: readonly SetScore[], rules: ScoringRules = {}): Effect {
  const { home, away } = setsWon(sets)
  const isOver = isDecided({ homeScore: home, awayScore: away }, setRulesOf(rules))
  return { home: home - match.homeScore, away: away - match.awayScore, ...setting(match, { sets: [...sets], ...(isOver ? none : {}) }) }
}
