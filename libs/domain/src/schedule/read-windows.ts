import { clockSkips } from './clock-skips'
import { groupBy } from './group-by'
import type { PlanRequest } from './plan'
import { lengthOf, type Standing } from './read-fixed'
import { readMoment } from './wall-clock'
import { type FieldWindow, freeParts, readWindows } from './windows'

/** Begins are offered on multiples of this many minutes. */
const roundedTo = 5

/** Earliest begin, in minutes of the wall clock; minus infinity without one. */
export function readNow(notBefore: string | undefined): number {
  const [date = '', time = ''] = notBefore?.split(' ') ?? []
  const moment = readMoment(date, time)
  return moment === null ? Number.NEGATIVE_INFINITY : Math.ceil(moment / roundedTo) * roundedTo
}

/** Cuts off the hours of a window that are past, and stays on its turns. */
function fromNow(window: FieldWindow, now: number, turn: number): FieldWindow[] {
  if (window.from >= now) return [window]
  const from = window.from + Math.ceil((now - window.from) / turn) * turn
  return from < window.to ? [{ ...window, from }] : []
}

/** Hours of fields that are open: not past, not skipped by clocks, not taken by matches that stay where they are. */
export function openWindows(request: PlanRequest, held: readonly Standing[], turnover: number): FieldWindow[] {
  const skips = clockSkips(
    request.timeZone,
    request.days.map(({ date }) => date),
  )
  const taken = groupBy(
    held.map(({ placement }) => placement),
    ({ field }) => field,
  )
  const [now, turn] = [readNow(request.notBefore), lengthOf(request.minutes) + turnover]
  return readWindows(request.days)
    .flatMap((window) => freeParts(window, skips, 0))
    .flatMap((window) => freeParts(window, taken.get(window.field) ?? [], turnover))
    .flatMap((window) => fromNow(window, now, turn))
}
