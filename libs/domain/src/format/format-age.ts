const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]

/** An age in milliseconds as text: 'hace 40 s', 'hace 3 min', 'hace 2 h', 'hace 1 día'. */
export function formatAge(age: number): string {
  if (age < minute) return `hace ${Math.max(0, Math.floor(age / second))} s`
  if (age < hour) return `hace ${Math.floor(age / minute)} min`
  if (age < day) return `hace ${Math.floor(age / hour)} h`
  const days = Math.floor(age / day)
  return `hace ${days} ${days === 1 ? 'día' : 'días'}`
}

/** The age of displayed data: 'Datos de hace 40 s'. */
export function formatDataAge(age: number): string {
  return `Datos de ${formatAge(age)}`
}
