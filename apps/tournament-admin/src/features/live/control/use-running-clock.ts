import { useEffect, useState } from 'react'
import { serverNow } from '@torneo/client'
import { eventMinutes } from '@torneo/contracts/match-events'
import type { Match } from '@torneo/contracts/matches'
import type { EventMinute } from '@torneo/domain/format-minute'
import { clockAt, secondOf } from '@torneo/domain/match-clock'
import { snapshotClock } from '@torneo/domain/match/projection'
import { type Periods, withAddedTime } from '@torneo/domain/periods'

/** A match's clock as it is now, on this device too while no server is heard (B6). `second` is null where the API does not say. */
export function clockNow(match: Match): { readonly minute: number; readonly second: number | null } {
  const now = serverNow()
  const clock = clockAt(snapshotClock(match), now)
  const isKnown = match.isLive ? clock.nextTickAt !== null : match.restMs !== undefined
  return { minute: clock.currentMinute, second: isKnown ? secondOf(clock, now) : null }
}

/** The minute of an event that is registered now: 45+2 in added time, 77 when that has become too long to be one. */
export function eventMinuteNow(match: Match, periods: Periods): EventMinute {
  const { minute } = clockNow(match)
  const inPeriod = withAddedTime(minute, match.currentHalf, periods)
  return inPeriod.added > eventMinutes.maxAdded ? { minute, added: 0 } : inPeriod
}

/** `clockNow`, rendered every second while it runs. */
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
