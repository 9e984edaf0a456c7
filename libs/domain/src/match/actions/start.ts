import { z } from '@torneo/contracts/fields/zod'
import { matchCommandEndpoints as endpoints, undoStartWindow } from '@torneo/contracts/match/match-commands'
import { clockEffects } from '../clock/clock-effect'
import { resumeClock, startClock } from '../clock/match-clock'
import { isInPlay, isScheduled } from '../phase'
import { isAbandoned, clearInterruption } from '../result/endings'
import type { PanelAction, NoFields } from './action'

/** Starts a match; an abandoned one continues where it stopped. */
export const start: PanelAction<NoFields, typeof endpoints.start> = {
  endpoint: endpoints.start,
  stored: z.object({}),
  accepts: isScheduled,
  otherwise: 'notScheduled',
  isAlreadyApplied: isInPlay,
  effect(match, _, context) {
    const { clock, time, run } = clockEffects(match, context)
    return isAbandoned(match)
      ? run(resumeClock(clock, time), { status: 'live', ...clearInterruption(match) })
      : run(startClock(time), { status: 'live', currentHalf: 1, ...clearInterruption(match) })
  },
  undoneAs: 'start',
  // Families have seen the match live: only an immediate undo, with nothing recorded since, is harmless (B7).
  undoWindowMs: undoStartWindow,
  pending: ['clock', 'minute', 'half'],
}
