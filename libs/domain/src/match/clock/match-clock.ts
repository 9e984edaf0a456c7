/** Milliseconds per minute of the match clock (spec 2 §9). */
export const minuteMs = 60_000

/** Maximum minutes that the clock catches up: after a longer gap the real minute is unknown. */
export const maxCatchUpMinutes = 15

/** The server's clock of a match (R9). Times are in milliseconds since 1970. */
export interface MatchClock {
  readonly isLive: boolean
  readonly currentMinute: number
  /** Due time of the next minute; null while stopped. */
  readonly nextTickAt: number | null
  /** Milliseconds left of the current minute while stopped. */
  readonly restMs: number
  /** True if the clock stopped itself because more than `maxCatchUpMinutes` minutes were due. */
  readonly isStalled: boolean
}

/**
 * Counts all due minutes at once, as after a restart. Stops the clock if too many are due, as after a night or when the
 * database's clock jumped forward. If that clock was set back, restarts the minute: otherwise the match clock would
 * wait for the difference.
 */
export function catchUp(clock: MatchClock, now: number): MatchClock {
  const { isLive, currentMinute, nextTickAt } = clock
  if (!isLive || nextTickAt === null) return clock
  if (nextTickAt > now) return nextTickAt - now > minuteMs ? { ...clock, nextTickAt: now + minuteMs } : clock
  const due = Math.floor((now - nextTickAt) / minuteMs) + 1
  if (due > maxCatchUpMinutes) {
    return {
      isLive: false,
      currentMinute: currentMinute + maxCatchUpMinutes,
      nextTickAt: null,
      restMs: minuteMs,
      isStalled: true,
    }
  }
  return { ...clock, currentMinute: currentMinute + due, nextTickAt: nextTickAt + due * minuteMs }
}

/** Returns the clock at a time before or after its due time, without the limit of `maxCatchUpMinutes`. */
export function clockAt(clock: MatchClock, time: number): MatchClock {
  const { isLive, currentMinute, nextTickAt } = clock
  if (!isLive || nextTickAt === null) return clock
  const due = Math.max(-currentMinute, Math.floor((time - nextTickAt) / minuteMs) + 1)
  return { ...clock, currentMinute: currentMinute + due, nextTickAt: nextTickAt + due * minuteMs }
}

/** Second within the current minute, 0 to 59. */
export function secondOf({ isLive, nextTickAt, restMs }: MatchClock, now: number): number {
  const rest = isLive && nextTickAt !== null ? nextTickAt - now : restMs
  return Math.min(59, Math.max(0, Math.floor((minuteMs - rest) / 1000)))
}

/** Starts the clock at a minute; the next is due in 60 s. */
export function startClock(now: number, currentMinute = 0): MatchClock {
  return { isLive: true, currentMinute, nextTickAt: now + minuteMs, restMs: minuteMs, isStalled: false }
}

/** Counts the due minutes, then stops the clock and stores the remainder of the minute. */
export function stopClock(clock: MatchClock, now: number): MatchClock {
  const { currentMinute, nextTickAt, restMs, isStalled } = catchUp(clock, now)
  return {
    isLive: false,
    currentMinute,
    nextTickAt: null,
    restMs: nextTickAt === null ? restMs : Math.min(minuteMs, nextTickAt - now),
    isStalled,
  }
}

/** Continues with the stored remainder of the minute. */
export function resumeClock(clock: MatchClock, now: number): MatchClock {
  return { ...clock, isLive: true, nextTickAt: now + clock.restMs, isStalled: false }
}
