import { formatLongDay } from '@torneo/domain/format/format-day'

/** Formats a date in the user's time zone: yyyy-mm-dd. */
const localDay = (moment: Date) =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** Groups rows by day in the given order: 'Hoy', or 'Sábado 15 de noviembre'. */
export function byDay<R extends { readonly at: string }>(
  rows: readonly R[],
  now: Date,
): { readonly day: string; readonly title: string; readonly rows: R[] }[] {
  const dayOf = ({ at }: R) => localDay(new Date(at))
  return [...new Set(rows.map(dayOf))].map((day) => ({
    day,
    title: day === localDay(now) ? 'Hoy' : formatLongDay(day, now.getFullYear()),
    rows: rows.filter((row) => dayOf(row) === day),
  }))
}
