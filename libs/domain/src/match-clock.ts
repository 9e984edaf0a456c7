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

/** The clock at a time before or after its due time, however many minutes are between. */
export function clockAt(clock: MatchClock, time: number): MatchClock {
  const { isLive, currentMinute, nextTickAt } = clock
  if (!isLive || nextTickAt === null) return clock
  const due = Math.max(-currentMinute, Math.floor((time - nextTickAt) / minuteLength) + 1)
  return { ...clock, currentMinute: currentMinute + due, nextTickAt: nextTickAt + due * minuteLength }
}

/** The seconds of the minute that the clock is in, 0 to 59. */
export function secondOf({ isLive, nextTickAt, restMs }: MatchClock, now: number): number {
  const rest = isLive && nextTickAt !== null ? nextTickAt - now : restMs
  return Math.min(59, Math.max(0, Math.floor((minuteLength - rest) / 1000)))
}

/** Starts at a minute, the next one due in 60 s. */
export function started(now: number, currentMinute = 0): MatchClock {
  return { isLive: true, currentMinute, nextTickAt: now + minuteLength, restMs: minuteLength, isStalled: false }
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
