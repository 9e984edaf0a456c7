import { useEffect, useState } from 'react'
import { useMatches, useSession } from '@torneo/client'
import type { Match } from '@torneo/contracts/matches'
import { canView } from '@torneo/domain/permissions'

const none: readonly Match[] = []

/** Milliseconds that the first screen waits to hear what is live, so that nothing moves under a thumb; then it goes without. */
const patience = 1000

/** The matches that are live or to come, for a role that may control them; none for others. */
export function useLiveNow() {
  const { user } = useSession()
  const isWanted = canView(user?.role ?? '', 'live_control')
  const { data, asOf, error } = useMatches(isWanted)
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return {
    isKnown: !isWanted || data !== null || error !== null || isLate,
    matches: data ?? none,
    asOf,
  }
}
