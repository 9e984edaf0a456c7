const weekdays = ['dom.', 'lun.', 'mar.', 'mié.', 'jue.', 'vie.', 'sáb.'] as const

/** A day, given as yyyy-mm-dd, in few words: 'sáb. 15/11', with its year where that is not this one. A text that is no day stays. */
export function dayWords(day: string, thisYear: number): string {
  const [year = '', month, date] = day.split('-')
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]
  if (!weekday || !month || !date) return day
  return `${weekday} ${Number(date)}/${Number(month)}${Number(year) === thisYear ? '' : `/${year}`}`
}
