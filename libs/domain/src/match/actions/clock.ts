import { z } from '@torneo/contracts/fields/zod'
import { matchCommandEndpoints as endpoints, MinuteChoice, MinuteStep } from '@torneo/contracts/match/match-commands'
import { clockEffects, clockOf } from '../clock/clock-effect'
import { catchUp, resumeClock } from '../clock/match-clock'
import { isOpen, isRunning, isStopped } from '../phase'
import type { Action, PanelAction, Fields, NoFields } from './action'

export const pause: PanelAction<NoFields, typeof endpoints.pause> = {
  endpoint: endpoints.pause,
  stored: z.object({}),
  accepts: isRunning,
  otherwise: 'notRunning',
  isUnlimited: true,
  isAlreadyApplied: isStopped,
  effect: (match, _, context) => clockEffects(match, context).stop(),
  pending: ['clock'],
}

export const resume: PanelAction<NoFields, typeof endpoints.resume> = {
  endpoint: endpoints.resume,
  stored: z.object({}),
  accepts: isStopped,
  otherwise: 'notStopped',
  isAlreadyApplied: isRunning,
  effect(match, _, context) {
    const { clock, time, run } = clockEffects(match, context)
    return run(resumeClock(clock, time))
  },
  pending: ['clock'],
}

/** Stops the clock because more minutes are due than it catches up. */
export const stall: Action<NoFields> = {
  accepts: isRunning,
  otherwise: 'notRunning',
  check: (match, _, { now }) => (catchUp(clockOf(match), now.getTime()).isStalled ? null : 'notRunning'),
  isUnlimited: true,
  effect(match, _, context) {
    const { clock, set } = clockEffects(match, context)
    return set(catchUp(clock, context.now.getTime()))
  },
  isPermanent: true,
}

export const minute: PanelAction<Fields<z.output<typeof MinuteStep>>, typeof endpoints.minute> = {
  endpoint: endpoints.minute,
  stored: MinuteStep,
  accepts: isOpen,
  otherwise: 'notOpen',
  effect: (_, { step }) => ({ minute: step }),
  undoneAs: 'minute',
}

/** Sets a typed minute (B5). */
export const minute_set: PanelAction<Fields<z.output<typeof MinuteChoice>>, typeof endpoints.setMinute> = {
  endpoint: endpoints.setMinute,
  stored: MinuteChoice,
  accepts: isOpen,
  otherwise: 'notOpen',
  effect: ({ currentMinute }, { minute: target }) => ({ minute: target - currentMinute }),
  undoneAs: 'minute',
  pending: ['minute'],
}
