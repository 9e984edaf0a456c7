/** The periods of a sport's matches (B8). */
export interface Periods {
  readonly count: number
  /** Minutes of each period. */
  readonly minutes: number
  /** Minutes of each half of extra time; absent: none (B16). */
  readonly extra?: number | undefined
}

/** The halves of extra time. */
const extraHalves = 2

/** Adds extra time to the periods of a match that needs a winner. */
export function periodsOfMatch(
  periods: Periods,
  {
    mustHaveWinner,
    extraTime = 0,
  }: { readonly mustHaveWinner?: boolean | undefined; readonly extraTime?: number | undefined },
): Periods {
  return mustHaveWinner && extraTime > 0 ? { ...periods, extra: extraTime } : periods
}

/** Number of periods, extra time included. */
export const allPeriods = ({ count, extra = 0 }: Periods): number => (extra > 0 ? count + extraHalves : count)

interface PeriodRules {
  /** Duration in minutes. */
  readonly matchDuration: number
  readonly hasHalves: boolean
  readonly periods?: number | undefined
  readonly periodMinutes?: number | undefined
}

/** Derives the periods from the rules: two halves or one period unless they say otherwise. */
export function periodsOf({
  matchDuration,
  hasHalves,
  periods = hasHalves ? 2 : 1,
  periodMinutes = Math.ceil(matchDuration / periods),
}: PeriodRules): Periods {
  return { count: periods, minutes: periodMinutes }
}

/** Merges sent rules. Sent periods set duration and halves; older clients set the periods through those two. */
export function withPeriods<R extends PeriodRules>(
  rules: R,
  sent: { readonly [Rule in keyof R]?: R[Rule] | undefined },
): R {
  const next: R = { ...rules, ...sent }
  const { count } = periodsOf(rules)
  if (sent.periods ?? sent.periodMinutes) {
    const periods = sent.periods ?? count
    const periodMinutes = sent.periodMinutes ?? Math.ceil(next.matchDuration / periods)
    return { ...next, periods, periodMinutes, hasHalves: periods > 1, matchDuration: periods * periodMinutes }
  }
  if (rules.periods === undefined) return next
  const periods = next.hasHalves === count > 1 ? count : next.hasHalves ? 2 : 1
  return { ...next, periods, periodMinutes: Math.ceil(next.matchDuration / periods) }
}

/** Returns the minute at which a period ends; periods past the last end with it. */
export function endOf(half: number, periods: Periods): number {
  const { count, minutes, extra = 0 } = periods
  return Math.min(half, count) * minutes + Math.max(0, Math.min(half, allPeriods(periods)) - count) * extra
}

/** Splits a minute into match minute and added time: minute 47 in a first half of 45 is 45 and 2 (B5). */
export function withAddedTime(
  minute: number,
  half: number,
  periods: Periods,
): { readonly minute: number; readonly added: number } {
  const end = endOf(half, periods)
  return minute > end ? { minute: end, added: minute - end } : { minute, added: 0 }
}

/** Minutes of normal added time. */
const maxAddedMinutes = 5

/** Returns the minute at which the period should have ended, once it is more than 5 minutes past; otherwise null. */
export function missedPeriodEnd(minute: number, half: number, periods: Periods): number | null {
  const end = endOf(half, periods)
  return minute > end + maxAddedMinutes ? end : null
}
