import { useEffect, useState } from 'react'

/** So long an answer may take before anybody is told, in milliseconds: a good line never shows anything. */
const patience = 2500

/** Whether something has been waited for so long that it is worth a word. */
export function useLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(isWaiting), isWaiting ? patience : 0)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isWaiting && isLate
}
