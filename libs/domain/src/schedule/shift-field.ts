import type { FixedMatch } from './plan'
import { formatDate, formatTime, readMoment } from './wall-clock'

export interface MovedMatch {
  readonly id: string
  readonly date: string
  readonly time: string
}

interface Shift {
  readonly field: string
  /** The first match that moves is the first one at or after this moment, on the same date. */
  readonly from: { readonly date: string; readonly time: string }
  /** Positive to delay, negative to advance. */
  readonly minutes: number
  /** Minutes between two matches of the field. */
  readonly turnover: number
}

/**
 * Moves what is planned on a field from a moment on ('Atrasar desde aquí', B36), past midnight to the next date. A match
 * that would begin too soon after the one before it moves further. Pass neither finished nor cancelled matches; a live
 * one must begin before `from`. Only matches that move are returned.
 */
export function shiftField(matches: readonly FixedMatch[], { field, from, minutes, turnover }: Shift): MovedMatch[] {
  const first = readMoment(from.date, from.time)
  if (first === null) return []
  const own = matches
    .flatMap((match) => {
      const start = readMoment(match.date, match.time)
      return match.field === field && start !== null ? [{ match, start }] : []
    })
    .toSorted((one, other) => one.start - other.start)
  const isMoved = ({ match, start }: (typeof own)[number]) => start >= first && match.date === from.date
  let free = Math.max(
    Number.NEGATIVE_INFINITY,
    ...own.filter(({ start }) => start < first).map(({ match, start }) => start + match.minutes + turnover),
  )
  return own.filter(isMoved).flatMap(({ match, start }) => {
    const begin = Math.max(start + minutes, free)
    free = begin + match.minutes + turnover
    return begin === start ? [] : [{ id: match.id, date: formatDate(begin), time: formatTime(begin) }]
  })
}
