import { useEffect, useState } from 'react'

/** Milliseconds between two looks at the clock: words for an age change every second in its first minute. */
const look = (age: number) => (age < 60_000 ? 1000 : 15_000)

/** How old something is, in milliseconds, growing on screen while it is shown; null for what has no time. */
export function useAge(asOf: number | null): number | null {
  const [now, setNow] = useState(Date.now)
  const age = asOf === null ? null : Math.max(0, now - asOf)
  useEffect(() => {
    if (asOf === null) return
    const timer = setTimeout(() => setNow(Date.now()), look(Date.now() - asOf))
    return () => clearTimeout(timer)
  }, [asOf, now])
  return age
}
