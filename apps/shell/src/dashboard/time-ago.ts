const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const clock = new Intl.DateTimeFormat('es', { hour: '2-digit', minute: '2-digit', hour12: false })
const date = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short', year: 'numeric' })

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0)
}

/**
 * Formats a past time as people say it: 'recién', 'hace 25 min', 'hace 3 h', 'ayer, 19:42', '8 nov 2025'. Times in ms.
 */
export function timeAgo(at: number, now: number): string {
  const ago = now - at
  if (ago < minute) return 'recién'
  if (ago < hour) return `hace ${Math.floor(ago / minute)} min`
  const days = Math.round((startOfDay(now) - startOfDay(at)) / day)
  if (days === 0) return `hace ${Math.floor(ago / hour)} h`
  return days === 1 ? `ayer, ${clock.format(at)}` : date.format(at)
}
