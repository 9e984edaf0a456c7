const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const
/** Names of the months, January first. */
export const monthNames = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const

/** The parts of a yyyy-mm-dd date and its weekday; null for any other text. */
function partsOf(day: string) {
  const [year = '', month, date] = day.split('-')
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]
  return weekday && month && date ? { year: Number(year), month: Number(month), date: Number(date), weekday } : null
}

/** Formats a yyyy-mm-dd date as 'sáb. 15/11', with the year unless it is `thisYear`; returns other texts unchanged. */
export function formatDay(day: string, thisYear: number): string {
  const parts = partsOf(day)
  if (!parts) return day
  const { year, month, date, weekday } = parts
  return `${weekday.slice(0, 3)}. ${date}/${month}${year === thisYear ? '' : `/${year}`}`
}

/** The long form, for headings: 'Sábado 15 de noviembre', with the year unless it is `thisYear`. */
export function formatLongDay(day: string, thisYear: number): string {
  const parts = partsOf(day)
  if (!parts) return day
  const { year, month, date, weekday } = parts
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${date} de ${monthNames[month - 1]}${year === thisYear ? '' : ` de ${year}`}`
}
