import { dayWords } from '@torneo/domain/day-words'
import { liveTexts } from '../live-texts'

/** The day where the reader is, as yyyy-mm-dd. */
export function dayOf(time: number): string {
  const date = new Date(time)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** 'Hoy', 'Mañana', or 'sáb. 15/11'. */
export function dayName(day: string, now: number): string {
  const today = dayOf(now)
  if (day === today) return liveTexts.today
  const tomorrow = new Date(`${today}T12:00:00`)
  tomorrow.setDate(tomorrow.getDate() + 1)
  return day === dayOf(tomorrow.getTime()) ? liveTexts.tomorrow : dayWords(day, Number(today.slice(0, 4)))
}

/** 'Hoy, sáb. 15/11', for a heading; other days as they are. */
export function dayTitle(day: string, now: number): string {
  const [name, plain] = [dayName(day, now), dayWords(day, Number(dayOf(now).slice(0, 4)))]
  return name === plain ? plain : `${name}, ${plain}`
}

/** 'hoy a las 16:00', inside a sentence. */
export function momentWords({ date, time }: { readonly date: string; readonly time: string }, now: number): string {
  const name = dayName(date, now)
  return liveTexts.at(name.charAt(0).toLowerCase() + name.slice(1), time)
}
