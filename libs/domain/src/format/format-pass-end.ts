const day = new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long' })
const time = new Intl.DateTimeFormat('es', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Formats a pass's last local minute, 'sábado 22 de noviembre a las 23:59'; `until` is the ISO instant after it. */
export function formatPassEnd(until: string): string {
  const last = Date.parse(until) - 60_000
  return `${day.format(last).replace(',', '')} a las ${time.format(last)}`
}
