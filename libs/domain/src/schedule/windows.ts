import type { PlayWindow } from './plan'
import { minutesADay, readMinute, readMoment } from './wall-clock'

/** Hours of one field, in minutes of the wall clock. */
export interface FieldWindow {
  readonly field: string
  /** Day on which it opens: matches after midnight still belong to it. */
  readonly day: number
  readonly from: number
  readonly to: number
}

/** Splits days into windows of one field each, in order of time. Unreadable or empty ones are left out. */
export function readWindows(days: readonly PlayWindow[]): FieldWindow[] {
  const windows = new Map<string, FieldWindow>()
  for (const { date, from, to, fields } of days) {
    const start = readMoment(date, from)
    const [opens, closes] = [readMinute(from), readMinute(to)]
    if (start === null || opens === null || closes === null || opens === closes) continue
    const length = closes > opens ? closes - opens : closes + minutesADay - opens
    for (const field of fields) {
      const window = { field, day: Math.floor(start / minutesADay), from: start, to: start + length }
      windows.set(`${window.from} ${window.to} ${field}`, window)
    }
  }
  return [...windows.values()].toSorted((one, other) => one.from - other.from)
}

/** Parts of a window that matches which stay where they are leave free, `turnover` apart from them. */
export function freeParts(
  window: FieldWindow,
  taken: readonly { readonly start: number; readonly end: number }[],
  turnover: number,
): FieldWindow[] {
  const parts: FieldWindow[] = []
  let from = window.from
  for (const { start, end } of taken.toSorted((one, other) => one.start - other.start)) {
    if (end + turnover <= from || start - turnover >= window.to) continue
    if (start - turnover > from) parts.push({ ...window, from, to: start - turnover })
    from = Math.max(from, end + turnover)
  }
  return from < window.to ? [...parts, { ...window, from }] : parts
}
