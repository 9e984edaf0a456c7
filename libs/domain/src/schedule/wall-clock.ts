export const minutesADay = 1440

const two = (value: number): string => String(value).padStart(2, '0')

/** Minutes since 1970-01-01 on the wall clock, which no summer time shifts; null if not readable. */
export function readMoment(date: string, time: string): number | null {
  const day = readDay(date)
  const minute = readMinute(time)
  return day === null || minute === null ? null : day * minutesADay + minute
}

/** Days since 1970-01-01; null unless the date exists. */
export function readDay(date: string): number | null {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== date ? null : ms / 86_400_000
}

/** Minutes since midnight; null unless HH:mm, at most 24:00. */
export function readMinute(time: string): number | null {
  const [, hours, minutes] = /^(\d{2}):([0-5]\d)$/.exec(time) ?? []
  const minute = Number(hours) * 60 + Number(minutes)
  return minute <= minutesADay ? minute : null
}

export const dayOf = (moment: number): number => Math.floor(moment / minutesADay)

export const formatDate = (moment: number): string => new Date(dayOf(moment) * 86_400_000).toISOString().slice(0, 10)

export function formatTime(moment: number): string {
  const minute = moment - dayOf(moment) * minutesADay
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}
