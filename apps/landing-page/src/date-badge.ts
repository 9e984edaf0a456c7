import { monthNames } from '@torneo/domain/format/format-day'
import type { TournamentDays } from '@torneo/domain/site/season'

/** Days of a tournament that a badge names; a longer one is a season. */
const maxDays = 10
const dayMs = 86_400_000

export interface DateBadge {
  readonly month: string
  readonly days: string
}

/** Month and days of a tournament, 'nov 2025' and '7–9'; null without days, and for a season. */
export function dateBadge(played: Pick<TournamentDays, 'first' | 'last'> | null): DateBadge | null {
  if (!played) return null
  const { first, last } = played
  // Also false for dates that are none.
  if (!(Date.parse(last) - Date.parse(first) < maxDays * dayMs)) return null
  const [year = '', month = '', day = ''] = first.split('-')
  const [, lastMonth = '', lastDay = ''] = last.split('-')
  const nameOf = (number: string): string => monthNames[Number(number) - 1]?.slice(0, 3) ?? ''
  return {
    month: `${month === lastMonth ? nameOf(month) : `${nameOf(month)}–${nameOf(lastMonth)}`} ${year}`,
    days: first === last ? String(Number(day)) : `${Number(day)}–${Number(lastDay)}`,
  }
}
