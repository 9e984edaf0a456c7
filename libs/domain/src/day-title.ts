const words = new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** A day, given as yyyy-mm-dd, as a heading: 'Sábado 8 de noviembre', with its year where that is not this one. A text that is no day stays. */
export function dayTitle(day: string, thisYear: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  const said = words.format(date).replace(',', '')
  const year = date.getUTCFullYear()
  return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}${year === thisYear ? '' : ` de ${year}`}`
}
