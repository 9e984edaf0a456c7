import { eventTypeOf } from '../event-types'
import { minuteMs } from './match-clock'

interface TimedEvent {
  readonly id: string
  readonly type: string
  readonly minute: number
  /** ISO 8601. */
  readonly timestamp: string
}

/** A moment of a match on its clock, and on the wall. */
export interface ClockMoment {
  readonly minute: number
  /** Null while unknown. */
  readonly second: number | null
  readonly isLive: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Returns the second of the match in which an event was registered: its minute is known, the second follows from the time
 * since then if the clock has run.
 */
export function secondOfEvent({ minute, timestamp }: TimedEvent, { isLive, now, ...at }: ClockMoment): number {
  const first = (minute * minuteMs) / 1000
  const present = (at.minute * minuteMs) / 1000 + (at.second ?? 0)
  const since = isLive ? Math.max(0, (now - Date.parse(timestamp)) / 1000) : 0
  return Math.min(first + 59, Math.max(first, Math.floor(present - since)))
}

/** Seconds that the player of an event stays off the field (B87); null for another event, and once they are over. */
export function secondsOut(event: TimedEvent, from: number, { minute, second }: ClockMoment): number | null {
  const { minutesOut = 0 } = eventTypeOf(event.type)
  const rest = from + (minutesOut * minuteMs) / 1000 - ((minute * minuteMs) / 1000 + (second ?? 0))
  return minutesOut > 0 && rest > 0 && event.minute <= minute ? rest : null
}
