import { type MatchClock, minuteLength } from '../match-clock'
import type { MatchAggregate, MatchState } from './match-aggregate'

/** The clock of a match. */
export function clockOf({ isLive, currentMinute, nextTickAt, restMs = minuteLength, clockStalled: isStalled = false }: MatchAggregate): MatchClock {
  return { isLive, currentMinute, nextTickAt: nextTickAt?.getTime() ?? null, restMs, isStalled }
}

/** A clock as a match keeps it. */
export function clockFields({ isLive, currentMinute, nextTickAt, restMs, isStalled }: MatchClock): Partial<MatchState> {
  return { isLive, currentMinute, nextTickAt: nextTickAt === null ? null : new Date(nextTickAt), restMs, clockStalled: isStalled }
}
