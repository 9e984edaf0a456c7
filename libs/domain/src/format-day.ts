const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const
const months = [
  'enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre',
] as const

/** Year, month and date of a yyyy-mm-dd as numbers, with the name of its weekday; null for a text that is no day. */
function partsOf(day: string) {
  const [year = '', month, date] = day.split('-')
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]
  return weekday && month && date ? { year: Number(year), month: Number(month), date: Number(date), weekday } : null
}

/** A day, given as yyyy-mm-dd, in few words: 'sáb. 15/11', with its year where that is not this one. A text that is no day stays. */
export function formatDay(day: string, thisYear: number): string {
  const parts = partsOf(day)
  if (!parts) return day
  const { year, month, date, weekday } = parts
  return `${weekday.slice(0, 3)}. ${date}/${month}${year === thisYear ? '' : `/${year}`}`
}

/** The same in full, for headings: 'Sábado 15 de noviembre', with its year where that is not this one. */
export function formatLongDay(day: string, thisYear: number): string {
  const parts = partsOf(day)
  if (!parts) return day
  const { year, month, date, weekday } = parts
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${date} de ${months[month - 1]}${year === thisYear ? '' : ` de ${year}`}`
}
