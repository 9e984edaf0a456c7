import { matchEndingEndpoints as endpoints, type WalkoverRequest } from '@torneo/contracts/match/match-endings'
import { stepsTo } from '../effect'
import { isOpen } from '../phase'
import { walkover as kind, walkoverScore, walkoverSets } from '../result/endings'
import type { Action, Fields } from './action'
import { finishEffect } from './finish'

type Walkover = Fields<WalkoverRequest> & {
  readonly reason: string
  /** The absent side stays open: no team comes from the tie before. Only the service acts so. */
  readonly isUnopposed?: true
}

/** Awards the match because a side did not show up (B15); without a winner if neither did (B85). */
export const walkover: Action<Walkover, typeof endpoints.walkover> = {
  endpoint: endpoints.walkover,
  toAction: ({ absent, reason = '' }) => ({ absent, reason }),
  accepts: isOpen,
  otherwise: 'notOpen',
  fitsOpenSides: ({ isUnopposed = false }) => isUnopposed,
  isUnlimited: true,
  isAlreadyApplied: ({ result }, { absent }) =>
    result?.kind === kind && (absent === undefined || result.absent === absent),
  effect(match, { absent, reason }, context) {
    const sets = walkoverSets(absent, context.scoring)
    return {
      ...stepsTo(match, walkoverScore(absent, context.scoring)),
      ...finishEffect(match, context, {
        result: { kind, absent, reason },
        ...((sets.length > 0 || match.sets) && { sets, homePoints: 0, awayPoints: 0 }),
      }),
    }
  },
  isPermanent: true,
}
