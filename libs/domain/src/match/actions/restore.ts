import { matchLogEndpoints as endpoints } from '@torneo/contracts/match-log'
import { isOpen } from '../phase'
import { namesDeleted, restoreEffect, stateAfter } from '../restore'
import type { Command } from './action'

/** Restores score, events, minute and period to their state after the row with this rev (B3). */
export const restore: Command<typeof endpoints.restore> = {
  endpoint: endpoints.restore,
  accepts: isOpen,
  otherwise: 'notOpen',
  needsWholeLog: true,
  effect(match, { rev }, { wholeLog = match.log, teamOf }) {
    const then = stateAfter(match, wholeLog, rev)
    if (!then) return 'noRow'
    const effect = restoreEffect(match, then)
    if (!effect) return 'alreadyThere'
    return namesDeleted(effect.added, teamOf) ? 'eventGone' : effect
  },
  undoneAs: 'score',
}
