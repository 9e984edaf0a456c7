import type { MatchUpdate } from '@torneo/contracts/match/matches'
import { scoringMessages as messages } from '@torneo/contracts/tournament/scoring-input'
import { scoringOf } from '../../scoring/scorings'
import { setFields, stepsTo } from '../effect'
import { isOpen } from '../phase'
import { invalidField } from '../result/scoring-rules'
import type { Action } from './action'
import { halfError } from './period'

/** Sets absolute values from a partial update of the fixture (R10). */
export const counters: Action<
  Readonly<Pick<MatchUpdate, 'homeScore' | 'awayScore' | 'currentMinute' | 'currentHalf'>>
> = {
  accepts: isOpen,
  otherwise: 'notOpen',
  check(_, action, { periods, scoring }) {
    const score = scoringOf(scoring).hasSets
      ? (['homeScore', 'awayScore'] as const).find((field) => action[field] !== undefined)
      : undefined
    return (
      halfError('currentHalf', action.currentHalf ?? 1, periods) ??
      (score ? invalidField(score, messages.bySets) : null)
    )
  },
  effect: (match, action) => ({
    ...stepsTo(match, action),
    minute: (action.currentMinute ?? match.currentMinute) - match.currentMinute,
    ...(action.currentHalf === undefined ? {} : setFields(match, { currentHalf: action.currentHalf })),
  }),
}
