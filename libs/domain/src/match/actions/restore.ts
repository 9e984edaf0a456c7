import type { z } from '@torneo/contracts/fields/zod'
import type { RestoreRequest } from '@torneo/contracts/match/match-log'
import { namesDeleted, restoreEffect, stateAfter } from '../log/restore'
import { isOpen } from '../phase'
import type { Action, Fields } from './action'

/** Restores score, events, minute and period to their state after the row with this rev (B3). */
export const restore: Action<Fields<z.output<typeof RestoreRequest>>> = {
  accepts: isOpen,
  otherwise: 'notOpen',
  needsFullLog: true,
  effect(match, { rev }, { fullLog = match.log, teamOf }) {
    const then = stateAfter(match, fullLog, rev)
    if (!then) return 'noRow'
    const effect = restoreEffect(match, then)
    if (!effect) return 'alreadyThere'
    return namesDeleted(effect.added, teamOf) ? 'eventGone' : effect
  },
  undoneAs: 'score',
}
