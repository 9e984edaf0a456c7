import { serverNow } from '@torneo/client'
import { eventMinutes } from '@torneo/contracts/match/match-events'
import type { Match } from '@torneo/contracts/match/matches'
import type { EventMinute } from '@torneo/domain/format/format-minute'
import { clockAt, secondOf } from '@torneo/domain/match/clock/match-clock'
import { type Periods, withAddedTime } from '@torneo/domain/match/clock/periods'
import { snapshotClock } from '@torneo/domain/match/projection'
import { useEffect, useState } from 'react'

/** Returns the current clock of a match, also while offline (B6). `second` is null if the API does not send it. */
export function clockNow(match: Match): { readonly minute: number; readonly second: number | null } {
  const now = serverNow()
  const clock = clockAt(snapshotClock(match), now)
  const isKnown = match.isLive ? clock.nextTickAt !== null : match.restMs !== undefined
  return { minute: clock.currentMinute, second: isKnown ? secondOf(clock, now) : null }
}

/** Minute of an event registered now: 45+2 in added time, 77 if the added time exceeds its maximum. */
export function eventMinuteNow(match: Match, periods: Periods): EventMinute {
  const { minute } = clockNow(match)
  const inPeriod = withAddedTime(minute, match.currentHalf, periods)
  return inPeriod.added > eventMinutes.maxAdded ? { minute, added: 0 } : inPeriod
}

/** Returns `clockNow` and renders every second while the clock runs. */
export function useRunningClock(match: Match): ReturnType<typeof clockNow> {
  const [, setTick] = useState(0)
  const { isLive } = match
  useEffect(() => {
    if (!isLive) return
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000)
    return () => clearInterval(timer)
  }, [isLive])
  return clockNow(match)
}
