/** How a sport divides its matches (B8). */
export interface Periods {
  readonly count: number
  /** Of each. */
  readonly minutes: number
  /** Minutes of each half of extra time; absent: none (B16). */
  readonly extra?: number | undefined
}

/** The halves of extra time. */
const extraHalves = 2

/** The periods of a match: with extra time where it needs a winner. */
export function periodsOfMatch(periods: Periods, { mustHaveWinner, extraTime = 0 }: { readonly mustHaveWinner?: boolean | undefined; readonly extraTime?: number | undefined }): Periods {
  return mustHaveWinner && extraTime > 0 ? { ...periods, extra: extraTime } : periods
}

/** How many periods there can be, extra time included. */
export const allPeriods = ({ count, extra = 0 }: Periods): number => (extra > 0 ? count + extraHalves : count)

interface PeriodRules {
  /** Minutes. */
  readonly matchDuration: number
  readonly hasHalves: boolean
  readonly periods?: number | undefined
  readonly periodMinutes?: number | undefined
}

/** Two halves or one period, unless the rules say otherwise. */
export function periodsOf({ matchDuration, hasHalves, periods = hasHalves ? 2 : 1, periodMinutes = Math.ceil(matchDuration / periods) }: PeriodRules): Periods {
  return { count: periods, minutes: periodMinutes }
}

/** The rules after some of them were sent: periods set duration and halves; a client that does not know periods sets them by duration and halves. */
export function withPeriods<R extends PeriodRules>(rules: R, sent: { readonly [Rule in keyof R]?: R[Rule] | undefined }): R {
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

/** The minute at which a period ends; one after the last ends with it. */
export function endOf(half: number, periods: Periods): number {
  const { count, minutes, extra = 0 } = periods
  return Math.min(half, count) * minutes + Math.max(0, Math.min(half, allPeriods(periods)) - count) * extra
}

/** A minute as a match's minute and its added time: 47 of a first half of 45 is 45 and 2 (B5). */
export function withAddedTime(minute: number, half: number, periods: Periods): { readonly minute: number; readonly added: number } {
  const end = endOf(half, periods)
  return minute > end ? { minute: end, added: minute - end } : { minute, added: 0 }
}

/** Minutes of normal added time. */
const addedTime = 5

/** The minute at which the period should have ended, once it is more than 5 minutes past: somebody forgot to end it. Else null. */
export function missedPeriodEnd(minute: number, half: number, periods: Periods): number | null {
  const end = endOf(half, periods)
  return minute > end + addedTime ? end : null
}
