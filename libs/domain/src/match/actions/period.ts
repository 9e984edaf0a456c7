import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { z } from '@torneo/contracts/fields/zod'
import { HalfChoice, matchCommandEndpoints as endpoints, PeriodChoice } from '@torneo/contracts/match/match-commands'
import type { ScoringRules } from '@torneo/contracts/tournament/scoring'
import { missingPeriodMessage } from '../../format/format-minute'
import { scoringOf } from '../../scoring/scorings'
import { endBreak, clockEffects } from '../clock/clock-effect'
import { startClock } from '../clock/match-clock'
import { allPeriods, endOf, type Periods } from '../clock/periods'
import { setFields } from '../effect'
import { isInPlay, isOpen, isRunning, isStopped } from '../phase'
import type { PanelAction, Fields, NoFields } from './action'

/** The sport's periods, which a device stores with an action unless they are two halves; never sent. */
export const storedPeriods = {
  periods: z.optional(z.object({ count: z.number(), minutes: z.number(), extra: z.optional(z.number()) })),
}
export type WithPeriods = { readonly periods?: Periods | undefined }

type Period = Fields<z.output<typeof PeriodChoice>>
type Half = Fields<z.output<typeof HalfChoice>>

/** Rejects a period after the last one. */
const periodError = (path: string, period: number, periods: Periods, last = allPeriods(periods)): ErrorDetail | null =>
  period > last ? { path, message: missingPeriodMessage(periods) } : null

/** Rejects a half that the match does not have; the second can always be chosen (spec 2 §2). */
export const halfError = (path: string, half: number, periods: Periods): ErrorDetail | null =>
  periodError(path, half, periods, Math.max(2, allPeriods(periods)))

/** True for a period that is played only by level sides: the first of extra time, and each overtime of points. */
const isDecidedBefore = (period: number, { count }: Periods, rules: ScoringRules | undefined): boolean =>
  period === count + 1 || (period > count && scoringOf(rules).countsPoints)

/** Stops the clock and marks the period as over (B8). */
export const period_end: PanelAction<NoFields, typeof endpoints.endPeriod> = {
  endpoint: endpoints.endPeriod,
  stored: z.object({}),
  accepts: isInPlay,
  otherwise: 'notLive',
  precheck: (match) => (isInPlay(match) && match.periodOver ? 'periodOver' : null),
  isUnlimited: true,
  isAlreadyApplied: (match) => isInPlay(match) && match.periodOver === true,
  effect: (match, _, context) => clockEffects(match, context).stop({ periodOver: true }),
  undoneAs: 'half',
  pending: ['clock'],
}

/** Runs the clock from the period's first minute (B8). */
export const period_start: PanelAction<Period, typeof endpoints.startPeriod, Period & WithPeriods> = {
  endpoint: endpoints.startPeriod,
  stored: z.extend(PeriodChoice, storedPeriods),
  toBody: ({ period }) => ({ period }),
  accepts: isStopped,
  otherwise: 'notStopped',
  check: ({ homeScore, awayScore }, { period }, { periods, scoring }) =>
    periodError('period', period, periods) ??
    (homeScore !== awayScore && isDecidedBefore(period, periods, scoring) ? 'notLevel' : null),
  isAlreadyApplied: (match, { period }) => isRunning(match) && match.currentHalf === period,
  effect(match, { period }, context) {
    const { time, run } = clockEffects(match, context)
    return run(startClock(time, endOf(period - 1, context.periods)), { currentHalf: period })
  },
  undoneAs: 'half',
  pending: ['clock', 'minute', 'half'],
}

export const half: PanelAction<Half, typeof endpoints.half, Half & WithPeriods> = {
  endpoint: endpoints.half,
  stored: z.extend(HalfChoice, storedPeriods),
  toBody: ({ half: period }) => ({ half: period }),
  accepts: isOpen,
  otherwise: 'notOpen',
  check: (_, { half: period }, { periods }) => halfError('half', period, periods),
  effect: (match, { half: currentHalf }) => setFields(match, { currentHalf, ...endBreak(match) }),
  undoneAs: 'half',
}
