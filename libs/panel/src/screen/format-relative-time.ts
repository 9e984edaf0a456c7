const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const
const short = new Intl.RelativeTimeFormat('es', { style: 'narrow' })
const long = new Intl.RelativeTimeFormat('es')

/** Formats a past time as people say it: 'hace 5 min', 'hace 2 h', 'hace 3 días'. Both times in ms since 1970. */
export function formatRelativeTime(at: number, now: number): string {
  const [unit, length] = steps.find(([, step]) => now - at >= step) ?? ['minute', 0]
  return length === 0
    ? 'hace un momento'
    : (unit === 'day' ? long : short).format(-Math.floor((now - at) / length), unit)
}
