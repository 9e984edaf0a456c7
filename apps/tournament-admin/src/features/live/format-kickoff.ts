import { formatDay } from '@torneo/domain/format/format-day'
import { today } from '../../parts/today'
import { listTexts } from './list/list-texts'

/** Formats a kick-off: 'Hoy · 16:00', 'dom. 16/11 · 10:00'. */
export function formatKickoff(
  { date, time }: { readonly date: string; readonly time: string },
  now = new Date(),
): string {
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  const day =
    date === today(now)
      ? listTexts.today
      : date === today(tomorrow)
        ? listTexts.tomorrow
        : formatDay(date, now.getFullYear())
  return `${day} · ${time}`
}
