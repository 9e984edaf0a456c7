import { formatDay } from '@torneo/domain/format/format-day'

const timeFormat = new Intl.DateTimeFormat('es', { hour: '2-digit', minute: '2-digit' })

/** Formats an instant in the time of the device: 'sáb. 15/11 13:05'. */
export function formatMoment(at: string): string {
  const moment = new Date(at)
  const day = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  return `${formatDay(day, moment.getFullYear())} ${timeFormat.format(moment)}`
}
