const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']

const dayMs = 86_400_000

export interface DateBadge {
  readonly month: string
  readonly days: string
}

/**
 * Month and days of an event: 'nov 2025' and '7–9', the last days in a row among its dates (yyyy-mm-dd). Null without
 * dates, and if a match is played on other days.
 */
export function dateBadge(dates: readonly string[], matchDates: readonly string[]): DateBadge | null {
  const latestFirst = [...new Set(dates)]
    .filter((date) => /^\d{4}-\d{2}-\d{2}$/.test(date))
    .toSorted()
    .toReversed()
  const gap = latestFirst.findIndex((date, index) => {
    const later = latestFirst[index - 1]
    return later !== undefined && Date.parse(later) - Date.parse(date) > dayMs
  })
  const days = gap === -1 ? latestFirst : latestFirst.slice(0, gap)
  const [last, first] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || matchDates.some((date) => !days.includes(date))) return null
  const [year = '', month = '', day = ''] = first.split('-')
  const [, lastMonth = '', lastDay = ''] = last.split('-')
  const nameOf = (number: string): string => months[Number(number) - 1] ?? ''
  return {
    month: `${month === lastMonth ? nameOf(month) : `${nameOf(month)}–${nameOf(lastMonth)}`} ${year}`,
    days: first === last ? String(Number(day)) : `${Number(day)}–${Number(lastDay)}`,
  }
}
