import { matchEndingEndpoints as endpoints, type WalkoverRequest } from '@torneo/contracts/match/match-endings'
import { stepsTo } from '../effect'
import { isOpen } from '../phase'
import { walkover as kind, walkoverScore, walkoverSets } from '../result/endings'
import type { Action, Fields } from './action'
import { finishEffect } from './finish'

/** Awards the match because a side did not show up (B15). */
export const walkover: Action<Fields<WalkoverRequest> & { readonly reason: string }, typeof endpoints.walkover> = {
  endpoint: endpoints.walkover,
  toAction: ({ absent, reason = '' }) => ({ absent, reason }),
  accepts: isOpen,
  otherwise: 'notOpen',
  isUnlimited: true,
  isAlreadyApplied: ({ result }, { absent }) =>
    result?.kind === kind && (absent === undefined || result.absent === absent),
  effect(match, { absent, reason }, context) {
    const sets = walkoverSets(absent, context.scoring)
    return {
      ...stepsTo(match, walkoverScore(absent, context.scoring)),
      ...finishEffect(match, context, {
        result: { kind, absent, reason },
        ...(sets.length > 0 && { sets, homePoints: 0, awayPoints: 0 }),
      }),
    }
  },
  isPermanent: true,
}
