import { useMatches } from '@torneo/client'
import type { Match } from '@torneo/contracts/match/matches'
import { useEffect, useState } from 'react'

const none: readonly Match[] = []

/**
 * Milliseconds that the first render waits for the live matches, so that nothing shifts under a thumb; then it
 * continues without them.
 */
const lateAfterMs = 1000

/** Live and upcoming matches: live ones first, then by date and time. */
export function useLiveNow() {
  const { data, asOf, error } = useMatches()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), lateAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return { isKnown: data !== null || error !== null || isLate, matches: data ?? none, asOf }
}
