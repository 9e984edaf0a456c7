/** Milliseconds per minute of the match clock (spec 2 §9). */
export const minuteLength = 60_000

/** Maximum minutes that the clock catches up: after a longer gap the real minute is unknown. */
export const maxCaughtUp = 15

/** The server's clock of a match (R9). Times are in milliseconds since 1970. */
export interface MatchClock {
  readonly isLive: boolean
  readonly currentMinute: number
  /** Due time of the next minute; null while stopped. */
  readonly nextTickAt: number | null
  /** Milliseconds left of the current minute while stopped. */
  readonly restMs: number
  /** True if the clock stopped itself because more than `maxCaughtUp` minutes were due. */
  readonly isStalled: boolean
}

/**
 * Counts all due minutes at once, as after a restart. Stops the clock if too many are due, as after a night or when the
 * database's clock jumped forward. If that clock was set back, restarts the minute: otherwise the match clock would
 * wait for the difference.
 */
export function caughtUp(clock: MatchClock, now: number): MatchClock {
  const { isLive, currentMinute, nextTickAt } = clock
  if (!isLive || nextTickAt === null) return clock
  if (nextTickAt > now) return nextTickAt - now > minuteLength ? { ...clock, nextTickAt: now + minuteLength } : clock
  const due = Math.floor((now - nextTickAt) / minuteLength) + 1
  if (due > maxCaughtUp) {
    return {
      isLive: false,
      currentMinute: currentMinute + maxCaughtUp,
      nextTickAt: null,
      restMs: minuteLength,
      isStalled: true,
    }
  }
  return { ...clock, currentMinute: currentMinute + due, nextTickAt: nextTickAt + due * minuteLength }
}

/** Returns the clock at a time before or after its due time, without the limit of `maxCaughtUp`. */
export function clockAt(clock: MatchClock, time: number): MatchClock {
  const { isLive, currentMinute, nextTickAt } = clock
  if (!isLive || nextTickAt === null) return clock
  const due = Math.max(-currentMinute, Math.floor((time - nextTickAt) / minuteLength) + 1)
  return { ...clock, currentMinute: currentMinute + due, nextTickAt: nextTickAt + due * minuteLength }
}

/** Second within the current minute, 0 to 59. */
export function secondOf({ isLive, nextTickAt, restMs }: MatchClock, now: number): number {
  const rest = isLive && nextTickAt !== null ? nextTickAt - now : restMs
  return Math.min(59, Math.max(0, Math.floor((minuteLength - rest) / 1000)))
}

/** Starts the clock at a minute; the next is due in 60 s. */
export function started(now: number, currentMinute = 0): MatchClock {
  return { isLive: true, currentMinute, nextTickAt: now + minuteLength, restMs: minuteLength, isStalled: false }
}

/** Counts the due minutes, then stops the clock and stores the remainder of the minute. */
export function stopped(clock: MatchClock, now: number): MatchClock {
  const { currentMinute, nextTickAt, restMs, isStalled } = caughtUp(clock, now)
  return {
    isLive: false,
    currentMinute,
    nextTickAt: null,
    restMs: nextTickAt === null ? restMs : Math.min(minuteLength, nextTickAt - now),
    isStalled,
  }
}

/** Continues with the stored remainder of the minute. */
export function resumed(clock: MatchClock, now: number): MatchClock {
  return { ...clock, isLive: true, nextTickAt: now + clock.restMs, isStalled: false }
}
