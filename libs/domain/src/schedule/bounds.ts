import type { TeamRequest } from './plan'
import { dayOf, minutesADay, readDay, readMinute } from './wall-clock'

/** A team's request with its date and time as numbers; null where it names none. */
export interface Bound {
  readonly request: TeamRequest
  readonly day: number | null
  readonly minute: number | null
}

/** Reads a request; null if it is unreadable or bounds nothing. */
export function readBound(request: TeamRequest): Bound | null {
  const day = request.date ? readDay(request.date) : null
  const minute = request.time ? readMinute(request.time) : null
  const isUnreadable = (!!request.date && day === null) || (!!request.time && minute === null)
  const isEmpty = day === null && (minute === null || request.kind === 'not_on')
  return isUnreadable || isEmpty ? null : { request, day, minute }
}

/**
 * True if a match may begin then. After midnight it counts for the day that its window opened and for the new date:
 * 'not after 22:00' excludes 00:30 too.
 */
export function allows({ request: { kind }, day, minute }: Bound, start: number, windowDay: number): boolean {
  return [dayOf(start), windowDay].every((ownDay) => {
    const ownMinute = start - ownDay * minutesADay
    if (kind === 'not_on') return ownDay !== day
    if (minute === null) return day === null || (kind === 'not_before' ? ownDay >= day : ownDay <= day)
    if (day !== null && ownDay !== day) return true
    return kind === 'not_before' ? ownMinute >= minute : ownMinute <= minute
  })
}
