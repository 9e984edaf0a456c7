import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { LiveMatch } from './live-action'
import { useLiveDesk } from './use-live-desk'

/** One match to watch and to act on. What is done shows at once, is kept on this device and is sent in order. */
export function useLiveMatch(matchId: string): LiveMatch {
  const match = useLiveDesk().matchOf(matchId)
  const { status, view } = useSyncExternalStore(match.board.subscribe, match.state)
  useEffect(() => void match.load(), [match])

  return useMemo(() => ({
    status, view, act: match.act, takeBack: match.takeBack, retry: match.retry, discard: match.discard, onSettled: match.onSettled,
    reload: () => void match.load(),
  }), [match, status, view])
}
