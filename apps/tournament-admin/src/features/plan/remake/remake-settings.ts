import type { Match } from '@torneo/contracts/match/matches'
import type { PlayWindow } from '@torneo/domain/schedule/plan'
import { formatTime, minutesADay, readMoment } from '@torneo/domain/schedule/wall-clock'
import { takesPlace, placeOf } from '../plan-request'
import type { PlanSettings } from '../plan-settings'

interface Span {
  readonly date: string
  readonly field: string
  readonly from: number
  readonly to: number
}

/** Hours of each field that the sport's matches use on a day. */
function spansOf(matches: readonly Match[], minutes: number): Span[] {
  const spans = new Map<string, Span>()
  for (const match of matches) {
    const { date, time, field } = placeOf(match)
    const start = readMoment(date, time)
    if (start === null) continue
    const key = `${date} ${field}`
    const known = spans.get(key)
    spans.set(key, {
      date,
      field,
      from: Math.min(start, known?.from ?? start),
      to: Math.max(start + minutes, known?.to ?? 0),
    })
  }
  return [...spans.values()]
}

const spanOfWindow = ({ date, from, to }: PlayWindow): readonly [number, number] => {
  const [start, end] = [readMoment(date, from) ?? 0, readMoment(date, to) ?? 0]
  return [start, end > start ? end : end + minutesADay]
}

/**
 * Settings whose hours hold every match of the sport from a day on: who remakes a plan may not be who made it, and a
 * match outside of all hours would have to move.
 */
export function aroundMatches(
  settings: PlanSettings,
  matches: readonly Match[],
  { sportId, today, minutes }: { readonly sportId: string; readonly today: string; readonly minutes: number },
): PlanSettings {
  const own = matches.filter((match) => match.sportId === sportId && takesPlace(match) && match.date >= today)
  let windows = settings.windows
  for (const { date, field, from, to } of spansOf(own, minutes)) {
    const isHeld = windows.some((window) => {
      const [opens, closes] = spanOfWindow(window)
      return window.fields.includes(field) && opens <= from && to <= closes
    })
    if (isHeld) continue
    const near = windows.find((window) => window.date === date)
    const widened = (window: PlayWindow): PlayWindow => {
      const [opens, closes] = spanOfWindow(window)
      return {
        ...window,
        from: formatTime(Math.min(opens, from)),
        to: formatTime(Math.max(closes, to)),
        fields: window.fields.includes(field) ? window.fields : [...window.fields, field],
      }
    }
    windows = near
      ? windows.map((window) => (window === near ? widened(window) : window))
      : [...windows, { date, from: formatTime(from), to: formatTime(to), fields: [field] }]
  }
  return { ...settings, windows: windows.toSorted((one, other) => (one.date < other.date ? -1 : 1)) }
}
