import { serverNow } from '@torneo/client'
import type { Match } from '@torneo/contracts/match/matches'
import { isPastKickoff, type LocalTime } from '@torneo/domain/fixture/lateness'
import { useSyncExternalStore } from 'react'
import { today } from './today'

/** Milliseconds between checks: a match becomes late while its list is open. */
const intervalMs = 20_000

function subscribeToClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, intervalMs)
  return () => clearInterval(timer)
}

/** Returns the device's local time: staff are at the fields. */
function localNow(): LocalTime {
  const now = new Date(serverNow())
  return { date: today(now), time: now.toTimeString().slice(0, 5) }
}

/** Reports whether a match is late, shown as 'Demorado' (B44): past its hour, however long. */
export const useIsLate = (match: Pick<Match, 'status' | 'date' | 'time'>): boolean =>
  useSyncExternalStore(subscribeToClock, () => isPastKickoff(match, localNow()))

/** Returns the device's local day and minute. */
export function useLocalNow(): LocalTime {
  const now = useSyncExternalStore(subscribeToClock, () => Object.values(localNow()).join(' '))
  const [date = '', time = ''] = now.split(' ')
  return { date, time }
}
