/** Milliseconds of one step of the clock (spec 2 §9). */
export const minuteLength = 60_000

/** The most minutes that the clock catches up: after a longer gap the real minute is unknown. */
export const maxCaughtUp = 15

/** The server's clock of a match (R9); times in milliseconds since 1970. */
export interface MatchClock {
  readonly isLive: boolean
  readonly currentMinute: number
  /** When the next minute is due; null while it is stopped. */
  readonly nextTickAt: number | null
  /** The remainder of the current minute while the clock is stopped. */
  readonly restMs: number
  /** The clock stopped itself, because more than `maxCaughtUp` minutes were due. */
  readonly isStalled: boolean
}

/**
 * Counts all minutes due by now at once, as after a restart. It stops the clock when too many are due, as after a night or when the
 * database's clock jumped forward. When that clock was set back, the minute restarts; otherwise the match clock would wait for the difference.
 */
export function caughtUp(clock: MatchClock, now: number): MatchClock {
  const { isLive, currentMinute, nextTickAt } = clock
  if (!isLive || nextTickAt === null) return clock
  if (nextTickAt > now) return nextTickAt - now > minuteLength ? { ...clock, nextTickAt: now + minuteLength } : clock
  const due = Math.floor((now - nextTickAt) / minuteLength) + 1
  if (due > maxCaughtUp) {
    return { isLive: false, currentMinute: currentMinute + maxCaughtUp, nextTickAt: null, restMs: minuteLength, isStalled: true }
  }
  return { ...clock, currentMinute: currentMinute + due, nextTickAt: nextTickAt + due * minuteLength }
}

/** Kick-off: minute 0, the next minute due in 60 s. */
export function started(now: number): MatchClock {
  return { isLive: true, currentMinute: 0, nextTickAt: now + minuteLength, restMs: minuteLength, isStalled: false }
}

/** Counts the due minutes, then stops and stores the remainder of the minute. */
export function stopped(clock: MatchClock, now: number): MatchClock {
  const { currentMinute, nextTickAt, restMs, isStalled } = caughtUp(clock, now)
  return { isLive: false, currentMinute, nextTickAt: null, restMs: nextTickAt === null ? restMs : Math.min(minuteLength, nextTickAt - now), isStalled }
}

/** Continues with the stored remainder of the minute. */
export function resumed(clock: MatchClock, now: number): MatchClock {
  return { ...clock, isLive: true, nextTickAt: now + clock.restMs, isStalled: false }
}
