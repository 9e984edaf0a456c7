/** Milliseconds of one step of the clock (spec 2 §9). */
export const minuteLength = 60_000

/** Minutes that the clock catches up by itself: after a longer gap what became of the match is not known. */
export const maxCaughtUp = 15

/** The server's clock of a match (R9); times in milliseconds since 1970. */
export interface MatchClock {
  readonly isLive: boolean
  readonly currentMinute: number
  /** When the next minute is due; null while it is stopped. */
  readonly nextTickAt: number | null
  /** What is left of the running minute while it is stopped. */
  readonly restMs: number
  /** It stopped by itself, because more was due than it catches up. */
  readonly isStalled: boolean
}

/**
 * The minutes that are due by now are counted at once: after a restart the clock catches up. It stops where too many are due, as after a night, or
 * when the database's clock leapt ahead. Where that was set back the minute starts again, or the match clock would stand still for as long.
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

/** Kick-off: minute 0, a whole minute to go. */
export function started(now: number): MatchClock {
  return { isLive: true, currentMinute: 0, nextTickAt: now + minuteLength, restMs: minuteLength, isStalled: false }
}

/** Stopped: what was due is counted, and the rest of the minute is remembered. */
export function stopped(clock: MatchClock, now: number): MatchClock {
  const { currentMinute, nextTickAt, restMs, isStalled } = caughtUp(clock, now)
  return { isLive: false, currentMinute, nextTickAt: null, restMs: nextTickAt === null ? restMs : Math.min(minuteLength, nextTickAt - now), isStalled }
}

/** Goes on with the rest of the minute it was stopped in. */
export function resumed(clock: MatchClock, now: number): MatchClock {
  return { ...clock, isLive: true, nextTickAt: now + clock.restMs, isStalled: false }
}
