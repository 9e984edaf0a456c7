import { useSyncExternalStore } from 'react'
import { serverNow } from '@torneo/client'
import type { Match } from '@torneo/contracts/matches'
import { isLate } from '@torneo/domain/lateness'
import { today } from './today'

/** Milliseconds between two looks at the clock: a match becomes late while its list is open. */
const intervalMs = 20_000

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, intervalMs)
  return () => clearInterval(timer)
}

/** The minute where the person is, who stands at the fields. */
function localNow(): { readonly date: string; readonly time: string } {
  const now = new Date(serverNow())
  return { date: today(now), time: now.toTimeString().slice(0, 5) }
}

/** Reports lateness: a late match says 'Demorado' (B44). */
export const useIsLate = (match: Pick<Match, 'status' | 'date' | 'time'>): boolean => useSyncExternalStore(everyMinute, () => isLate(match, localNow()))
