import { type AbandonRequest, matchEndingEndpoints as endpoints } from '@torneo/contracts/match/match-endings'
import { recordPreviousSchedule } from '../../fixture/rescheduled'
import { clockEffects } from '../clock/clock-effect'
import { setFields } from '../effect'
import type { MatchAggregate, MatchState } from '../match-aggregate'
import { isInPlay, isPostponable } from '../phase'
import { abandoned, postponed } from '../result/endings'
import type { Action, Fields } from './action'

/** The new date is optional (B15). */
type NewDate = Fields<AbandonRequest> & { readonly reason: string }

const toAction = ({ reason = '', ...date }: AbandonRequest): NewDate => ({ ...date, reason })

/** Schedules the match on its new date; without one, marks it as cancelled for clients unaware of interruptions. */
function interruptedState(
  match: MatchAggregate,
  kind: string,
  { date, time, reason }: NewDate,
  now: Date,
): Partial<MatchState> {
  const { interruption: before } = match
  const interruption = {
    kind: before?.kind ?? kind,
    reason: reason || (before?.reason ?? ''),
    date: before?.date ?? match.date ?? '',
    time: before?.time ?? match.time ?? '',
  }
  const cancelledFrom = interruption.kind === abandoned ? 'live' : 'scheduled'
  if (date === undefined || time === undefined)
    return { status: 'cancelled', cancelledFrom, cancelledRunning: false, interruption }
  return {
    status: 'scheduled',
    cancelledFrom: null,
    cancelledRunning: false,
    date,
    time,
    interruption,
    ...recordPreviousSchedule({ date, time }, match, now.getTime()),
  }
}

/** Stops a match before its end. */
export const abandon: Action<NewDate, typeof endpoints.abandon> = {
  endpoint: endpoints.abandon,
  toAction,
  accepts: isInPlay,
  otherwise: 'notLive',
  isUnlimited: true,
  isAlreadyApplied: ({ interruption }) => interruption?.kind === abandoned,
  effect: (match, action, context) =>
    clockEffects(match, context).stop(interruptedState(match, abandoned, action, context.now)),
  isPermanent: true,
}

export const postpone: Action<NewDate, typeof endpoints.postpone> = {
  endpoint: endpoints.postpone,
  toAction,
  accepts: isPostponable,
  otherwise: 'notScheduled',
  isUnlimited: true,
  fitsOpenSides: () => true,
  effect: (match, action, { now }) => setFields(match, interruptedState(match, postponed, action, now)),
  isPermanent: true,
}
