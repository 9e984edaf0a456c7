import { useEffect, useState } from 'react'

/** Milliseconds before a missing response is worth a message: a good connection never shows one. */
const delayMs = 2500

/** Returns true once a wait is long enough to be worth a message. */
export function useDelayed(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(isWaiting), isWaiting ? delayMs : 0)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isWaiting && isLate
}
