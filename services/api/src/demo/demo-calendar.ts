import { dayIn, instantIn, timeIn } from '@torneo/serving/time-zone'

/** Minutes of play of the match that is live when the demo is written, and its kick-off in the table. */
const live = { minute: 23, kickOff: '09:30' } as const
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Kick-offs are at full five minutes. */
const stepMs = 5 * minuteMs

const longDay = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' })
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

/** Days of the tables, counted from the day on which the demo is written: 0 is the tournament's second of three. */
export interface DemoCalendar {
  readonly year: number
  /** Returns yyyy-mm-dd. */
  readonly day: (offset: number) => string
  /**
   * Returns the date and time of a match at a time of the tables. Today's move together, so that one is in its 23rd
   * minute whatever the hour is.
   */
  readonly kickOff: (offset: number, time: string) => { readonly date: string; readonly time: string }
  /** Returns the instant of a date and time. */
  readonly instant: (moment: { readonly date: string; readonly time: string }) => number
  /** Fills in `{año}`, `{año-1}`, `{día-9}` ('31 de octubre de 2025') and `{día-1/día+1}` ('7–9 de noviembre de 2025'). */
  readonly words: (text: string) => string
}

/** Places the demo around a moment: its tournament is in the middle of its second day then (B103). */
export function createDemoCalendar(now: number, timeZone: string): DemoCalendar {
  const today = dayIn(timeZone, now)
  const year = Number(today.slice(0, 4))
  const instant: DemoCalendar['instant'] = ({ date, time }) => instantIn(timeZone, date, time).getTime()
  const day = (offset: number) => new Date(noonOf(today).getTime() + offset * dayMs).toISOString().slice(0, 10)
  const begun = Math.floor((now - live.minute * minuteMs) / stepMs) * stepMs
  const shift = begun - instant({ date: today, time: live.kickOff })
  const noonAt = (offset: string) => noonOf(day(Number(offset)))
  return {
    year,
    day,
    instant,
    kickOff(offset, time) {
      const date = day(offset)
      if (offset !== 0) return { date, time }
      const at = instant({ date, time }) + shift
      return { date: dayIn(timeZone, at), time: timeIn(timeZone, at) }
    },
    words: (text) =>
      text
        .replaceAll(/\{año(-\d+)?\}/g, (_, offset = '0') => String(year + Number(offset)))
        .replaceAll(/\{día([+-]\d+)\/día([+-]\d+)\}/g, (_, from: string, to: string) =>
          longDay.formatRange(noonAt(from), noonAt(to)),
        )
        .replaceAll(/\{día([+-]\d+)?\}/g, (_, offset = '0') => longDay.format(noonAt(offset as string))),
  }
}
