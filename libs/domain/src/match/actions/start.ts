import { z } from '@torneo/contracts/fields/zod'
import { matchCommandEndpoints as endpoints, undoStartWindow } from '@torneo/contracts/match/match-commands'
import { changingClock } from '../clock/clock-effect'
import { resumed, started } from '../clock/match-clock'
import { isInPlay, isScheduled } from '../phase'
import { isAbandoned, uninterrupted } from '../result/endings'
import type { PanelAction, NoFields } from './action'

/** Starts a match; an abandoned one continues where it stopped. */
export const start: PanelAction<NoFields, typeof endpoints.start> = {
  endpoint: endpoints.start,
  stored: z.object({}),
  accepts: isScheduled,
  otherwise: 'notScheduled',
  isAlready: isInPlay,
  effect(match, _, context) {
    const { clock, time, run } = changingClock(match, context)
    return isAbandoned(match)
      ? run(resumed(clock, time), { status: 'live', ...uninterrupted(match) })
      : run(started(time), { status: 'live', currentHalf: 1, ...uninterrupted(match) })
  },
  undoneAs: 'start',
  // Families have seen the match live: only an immediate undo, with nothing recorded since, is harmless (B7).
  undoWindow: undoStartWindow,
  pending: ['clock', 'minute', 'half'],
}
