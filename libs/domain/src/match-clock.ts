/** Milliseconds of one step of the clock (spec 2 §9). */
export const minuteLength = 60_000

/** The server's clock of a match (R9); times in milliseconds since 1970. */
export interface MatchClock {
  readonly isLive: boolean
  readonly currentMinute: number
  /** When the next minute is due; null while it is stopped. */
  readonly nextTickAt: number | null
  /** What is left of the running minute while it is stopped. */
  readonly restMs: number
}

/** The minutes that are due by now are counted at once, however many: after a restart the clock catches up. */
export function caughtUp(clock: MatchClock, now: number): MatchClock {
  const { isLive, currentMinute, nextTickAt } = clock
  if (!isLive || nextTickAt === null || nextTickAt > now) return clock
  const due = Math.floor((now - nextTickAt) / minuteLength) + 1
  return { ...clock, currentMinute: currentMinute + due, nextTickAt: nextTickAt + due * minuteLength }
}

/** Kick-off: minute 0, a whole minute to go. */
export function started(now: number): MatchClock {
  return { isLive: true, currentMinute: 0, nextTickAt: now + minuteLength, restMs: minuteLength }
}

/** Stopped: what was due is counted, and the rest of the minute is kept. */
export function stopped(clock: MatchClock, now: number): MatchClock {
  const { currentMinute, nextTickAt, restMs } = caughtUp(clock, now)
  return { isLive: false, currentMinute, nextTickAt: null, restMs: nextTickAt === null ? restMs : Math.min(minuteLength, nextTickAt - now) }
}

/** Goes on with the rest of the minute it was stopped in. */
export function resumed(clock: MatchClock, now: number): MatchClock {
  return { ...clock, isLive: true, nextTickAt: now + clock.restMs }
}
