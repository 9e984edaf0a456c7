import { useEffect, useState } from 'react'

/** Milliseconds that an answer may take before it is worth a message: a good connection never shows one. */
const patience = 2500

/** True once a wait has taken long enough to be worth a message. */
export function useDelayed(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(isWaiting), isWaiting ? patience : 0)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isWaiting && isLate
}
