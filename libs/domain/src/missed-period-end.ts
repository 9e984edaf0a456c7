interface PeriodRules {
  /** Minutes of the whole match. */
  readonly matchDuration: number
  readonly hasHalves: boolean
}

/** Added time is nothing to speak of. */
const patience = 5

/** The minute at which the half should have ended, once it is well past; null before. Worth a quiet word: somebody forgot the half, or the end. */
export function missedPeriodEnd(minute: number, half: number, { matchDuration, hasHalves }: PeriodRules): number | null {
  const end = hasHalves && half === 1 ? Math.ceil(matchDuration / 2) : matchDuration
  return minute > end + patience ? end : null
}
