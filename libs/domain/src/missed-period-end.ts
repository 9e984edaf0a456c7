interface PeriodRules {
  /** Minutes. */
  readonly matchDuration: number
  readonly hasHalves: boolean
}

/** Minutes of normal added time. */
const addedTime = 5

/** The minute at which the half should have ended, once it is more than 5 minutes past: somebody forgot to change the half or to finish. Else null. */
export function missedPeriodEnd(minute: number, half: number, { matchDuration, hasHalves }: PeriodRules): number | null {
  const end = hasHalves && half === 1 ? Math.ceil(matchDuration / 2) : matchDuration
  return minute > end + addedTime ? end : null
}
