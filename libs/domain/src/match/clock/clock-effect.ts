import type { AppliedContext } from '../actions/action'
import { setFields } from '../effect'
import type { ActionContext, Effect, MatchAggregate, MatchState } from '../match-aggregate'
import { catchUp, clockAt, type MatchClock, minuteMs, stopClock } from './match-clock'
import { allPeriods, endOf } from './periods'

export function clockOf({
  isLive,
  currentMinute,
  nextTickAt,
  restMs = minuteMs,
  clockStalled: isStalled = false,
}: MatchAggregate): MatchClock {
  return { isLive, currentMinute, nextTickAt: nextTickAt?.getTime() ?? null, restMs, isStalled }
}

/** Converts a clock to the stored fields. */
export function clockFields({ isLive, currentMinute, nextTickAt, restMs, isStalled }: MatchClock): Partial<MatchState> {
  return {
    isLive,
    currentMinute,
    nextTickAt: nextTickAt === null ? null : new Date(nextTickAt),
    restMs,
    clockStalled: isStalled,
  }
}

/** Maximum delay of a reported start, in milliseconds. */
const maxReportDelayMs = 3 * 3_600_000

/** Returns the clock at the device's time if that lies between the clock's last change and now; otherwise now (B5). */
function clockThen(
  match: MatchAggregate,
  { now, deviceAt }: ActionContext,
): { readonly clock: MatchClock; readonly time: number } {
  const clock = clockOf(match)
  const from =
    match.status === 'live' && match.clockSince ? match.clockSince.getTime() : now.getTime() - maxReportDelayMs
  const time = deviceAt && deviceAt.getTime() >= from && deviceAt < now ? deviceAt.getTime() : now.getTime()
  return {
    clock:
      clock.nextTickAt !== null && time < clock.nextTickAt - minuteMs ? clockAt(clock, time) : catchUp(clock, time),
    time,
  }
}

/** Resolves an event's minute: the sent minute if the match can have reached it (B5). */
export function minuteOf(sent: number | undefined, match: MatchAggregate, context: AppliedContext): number {
  const { periods } = context
  const reached = Math.max(
    clockAt(clockOf(match), context.now.getTime()).currentMinute + 1,
    endOf(allPeriods(periods), periods),
  )
  if (sent !== undefined && sent <= reached) return sent
  return context.deviceAt ? clockThen(match, context).clock.currentMinute : match.currentMinute
}

/** Ends the pause between two periods. */
export const endBreak = ({ periodOver }: MatchAggregate): Partial<MatchState> =>
  periodOver ? { periodOver: false } : {}

/** Builds effects that change the clock at the action's time, together with other fields. */
export function clockEffects(match: MatchAggregate, context: ActionContext) {
  const { clock, time } = clockThen(match, context)
  const set = (next: MatchClock, more: Partial<MatchState> = {}): Effect =>
    setFields(match, { ...more, ...clockFields(next), clockSince: new Date(time) })
  return {
    clock,
    time,
    set,
    /** A device reports late: advances the clock from the reported time to now. */
    run: (next: MatchClock, more: Partial<MatchState> = {}) =>
      set(clockAt(next, context.now.getTime()), { ...more, ...endBreak(match) }),
    stop: (more: Partial<MatchState> = {}) => set(stopClock(clock, time), more),
  }
}
