import {
  type AwardRequest,
  matchEndingEndpoints as endpoints,
  type RetireRequest,
} from '@torneo/contracts/match/match-endings'
import { scoringOf } from '../../scoring/scorings'
import { setFields, stepsTo } from '../effect'
import { isFinished, isInPlay } from '../phase'
import { walkoverScore, walkoverSets } from '../result/endings'
import { awarded, isRetired, retiredResult } from '../result/outcome-kinds'
import { isDecided, setRulesOf } from '../result/sets'
import type { Action, Command, Fields } from './action'
import { finishEffect } from './finish'

/** Ends a match because a side retired: score and sets stay as they stand, the other side wins (B84). */
export const retire: Action<Fields<RetireRequest> & { readonly reason: string }, typeof endpoints.retire> = {
  endpoint: endpoints.retire,
  toAction: ({ side, reason = '' }) => ({ side, reason }),
  accepts: isInPlay,
  otherwise: 'notLive',
  isUnlimited: true,
  isAlreadyApplied: (match, { side }) => isRetired(match) && match.result?.side === side,
  check: (match, _, { scoring = {} }) =>
    scoringOf(scoring).hasSets && isDecided(match, setRulesOf(scoring, match)) ? 'decided' : null,
  effect: (match, { side, reason }, context) => finishEffect(match, context, { result: retiredResult(side, reason) }),
  isPermanent: true,
}

/** Awards a finished match to a side, with the score of a walkover; reopening it brings back what was played (B85). */
export const award: Command<typeof endpoints.award> & Action<Fields<AwardRequest>, typeof endpoints.award> = {
  endpoint: endpoints.award,
  accepts: isFinished,
  otherwise: 'notFinished',
  isUnlimited: true,
  isAlreadyApplied: ({ result }, { to }) => result?.kind === awarded && (to === undefined || result.side === to),
  effect(match, { to, reason, keepEvents }, { scoring }) {
    const absent = to === 'home' ? 'away' : 'home'
    const sets = walkoverSets(absent, scoring)
    return {
      ...stepsTo(match, walkoverScore(absent, scoring)),
      ...setFields(match, {
        result: { kind: awarded, absent, side: to, reason, ...(!keepEvents && { keepEvents }) },
        ...((sets.length > 0 || match.sets) && { sets, homePoints: 0, awayPoints: 0 }),
      }),
    }
  },
  isPermanent: true,
}
