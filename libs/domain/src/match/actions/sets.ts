import type { z } from '@torneo/contracts/fields/zod'
import { matchCommandEndpoints as endpoints, SetEnd, SetsCorrection } from '@torneo/contracts/match/match-commands'
import { scoringMessages as messages } from '@torneo/contracts/tournament/scoring-input'
import { scoringOf } from '../../scoring/scorings'
import { setFields } from '../effect'
import { isOpen } from '../phase'
import { invalidField } from '../result/scoring-rules'
import { isDecided, isFinalScore, runningPoints, runningSet, setRulesOf, setsWon, setWinner } from '../result/sets'
import { setsError } from '../result/sets-error'
import type { PanelAction, Fields } from './action'

const noPoints = { homePoints: 0, awayPoints: 0 } as const

/** Ends the running set with its current points and starts the next (B13). */
export const set_end: PanelAction<Fields<z.output<typeof SetEnd>>, typeof endpoints.endSet> = {
  endpoint: endpoints.endSet,
  stored: SetEnd,
  accepts: isOpen,
  otherwise: 'notOpen',
  check(match, { set: ended }, { scoring: rules }) {
    if (!rules || !scoringOf(rules).hasSets) return invalidField('set', messages.setsOnly)
    const [set, sets] = [runningSet(match), setRulesOf(rules, match)]
    if (ended < set) return 'setClosed'
    return isDecided(match, sets)
      ? 'decided'
      : ended === set && isFinalScore(runningPoints(match), set, sets)
        ? null
        : 'setOpen'
  },
  effect(match) {
    const set = runningPoints(match)
    return { [setWinner(set)]: 1, ...setFields(match, { sets: [...(match.sets ?? []), set], ...noPoints }) }
  },
  undoneAs: 'score',
  pending: ['home', 'away'],
}

/** Replaces all finished sets; if they decide the match, no set runs. */
export const sets: PanelAction<Fields<z.output<typeof SetsCorrection>>, typeof endpoints.correctSets> = {
  endpoint: endpoints.correctSets,
  stored: SetsCorrection,
  toBody: ({ sets: finished }) => ({ sets: [...finished] }),
  accepts: isOpen,
  otherwise: 'notOpen',
  check(match, { sets: finished }, { scoring: rules }) {
    const error = rules && scoringOf(rules).hasSets ? setsError(finished, setRulesOf(rules, match)) : messages.setsOnly
    return error === null ? null : invalidField('sets', error)
  },
  effect(match, { sets: finished }, { scoring: rules = {} }) {
    const { home, away } = setsWon(finished)
    const isOver = isDecided({ homeScore: home, awayScore: away }, setRulesOf(rules, match))
    return {
      home: home - match.homeScore,
      away: away - match.awayScore,
      ...setFields(match, { sets: [...finished], ...(isOver ? noPoints : {}) }),
    }
  },
  undoneAs: 'score',
  pending: ['home', 'away'],
}
