const weekday = new Intl.DateTimeFormat('es', { weekday: 'short', timeZone: 'UTC' })

/** 'sáb. 15/11' of '2025-11-15'; a day that is none stays as it is. */
export function matchDay(date: string): string {
  const [, month, day] = /^\d{4}-(\d{2})-(\d{2})$/.exec(date) ?? []
  const at = new Date(`${date}T00:00:00Z`)
  if (month === undefined || day === undefined || Number.isNaN(at.getTime())) return date
  return `${weekday.format(at).replace('.', '')}. ${Number(day)}/${Number(month)}`
}
