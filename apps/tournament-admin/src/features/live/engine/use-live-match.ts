import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { useConnection, useMatchState } from '@torneo/client'
import type { LiveMatch } from './live-action'
import { useLiveDesk } from './use-live-desk'

/** How often a match is read where the socket does not get through, in milliseconds. */
const withoutSocket = 10_000

/** One match to watch and to act on. What is done shows at once, is kept on this device and is sent in order. */
export function useLiveMatch(matchId: string): LiveMatch {
  const desk = useLiveDesk()
  const match = desk.matchOf(matchId)
  const { data, asOf, error } = useMatchState(matchId)
  const isOnline = useConnection().state === 'online'
  const { status, view } = useSyncExternalStore(match.board.subscribe, match.state)

  // Before the screen is painted: what was shown of an own action goes in the same moment that the frame brings it.
  useLayoutEffect(() => {
    if (data && asOf !== null && !error) match.heard(data, asOf)
    if (error?.code === 404) match.fail('missing')
  }, [match, data, asOf, error])

  useEffect(() => {
    if (isOnline) return desk.hurry()
    void match.load()
    const timer = setInterval(() => { if (navigator.onLine && document.visibilityState === 'visible') void match.load() }, withoutSocket)
    return () => clearInterval(timer)
  }, [desk, match, isOnline])

  return useMemo(() => ({
    status, view, act: match.act, takeBack: match.takeBack, retry: match.retry, discard: match.discard, onSettled: match.onSettled,
    reload: () => void match.load(),
  }), [match, status, view])
}
