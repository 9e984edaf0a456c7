import { matchCommandEndpoints as endpoints, ScoreStep } from '@torneo/contracts/match/match-commands'
import { scoringMessages as messages } from '@torneo/contracts/tournament/scoring-input'
import { scoringOf, stepsOf } from '../../scoring/scorings'
import { minuteOf } from '../clock/clock-effect'
import { isOpen } from '../phase'
import { goalStep } from '../registration'
import { invalidField } from '../result/scoring-rules'
import { isDecided, isSetOver, runningPoints, runningSet, setRulesOf } from '../result/sets'
import type { PanelAction, Fields } from './action'

/** Steps a score. `isAnother`: false rejects the goal if another person has just registered one (B14). */
export const score: PanelAction<Fields<ScoreStep>, typeof endpoints.score> = {
  endpoint: endpoints.score,
  stored: ScoreStep,
  toBody: ({ side, step, isAnother = false }) => ({ side, step, isAnother }),
  accepts: isOpen,
  otherwise: 'notOpen',
  check(match, { step }, { scoring: rules }) {
    const [{ countsPoints, hasSets }, steps] = [scoringOf(rules), stepsOf(rules)]
    if (!steps.includes(Math.abs(step)))
      return invalidField('step', countsPoints ? messages.otherStep(steps) : messages.oneByOne)
    if (!rules || !hasSets || step < 0) return null
    const sets = setRulesOf(rules, match)
    return isDecided(match, sets)
      ? 'decided'
      : isSetOver(runningPoints(match), runningSet(match), sets)
        ? 'setOver'
        : null
  },
  effect(match, action, context) {
    const { side, step } = action
    const { hasSets, stepsAreEvents } = scoringOf(context.scoring)
    if (stepsAreEvents) return goalStep(match, action, minuteOf(undefined, match, context), context)
    return hasSets ? { [`${side}Points`]: step, set: runningSet(match) } : { [side]: step }
  },
  isRegistration: true,
  undoneAs: 'score',
}
