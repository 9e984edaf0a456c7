import type { MatchRow } from '@torneo/contracts/match/matches'
import { isPastKickoff, type LocalTime } from '@torneo/domain/fixture/lateness'
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { ArchivedContext } from '../edition/archived'

const LocalNow = createContext<LocalTime | null>(null)

/** Milliseconds between updates. */
const intervalMs = 20_000

interface LocalNowProviderProps {
  /** The tournament's time zone; undefined uses the reader's. */
  readonly timeZone: string | undefined
  readonly children: ReactNode
}

/** Provides the local time at the fields. Null in the first render, which must equal the cached first HTML. */
export function LocalNowProvider({ timeZone, children }: LocalNowProviderProps) {
  const [now, setNow] = useState<LocalTime | null>(null)
  useEffect(() => {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    const look = () => {
      const [date = '', time = ''] = format.format(Date.now()).split(' ')
      setNow((before) => (before?.date === date && before.time === time ? before : { date, time }))
    }
    look()
    const timer = setInterval(look, intervalMs)
    return () => clearInterval(timer)
  }, [timeZone])
  return <LocalNow value={now}>{children}</LocalNow>
}

/** Reports whether a match is late, shown as 'Demorado' (B44): past its hour, however long; not in an edition that is over. */
export function useIsLate(match: MatchRow | undefined): boolean {
  const now = useContext(LocalNow)
  const isOver = useContext(ArchivedContext)
  return !isOver && now !== null && match !== undefined && isPastKickoff(match, now)
}

/** Returns the first match that is late. */
export function useLateMatch(upcoming: readonly MatchRow[]): MatchRow | undefined {
  const now = useContext(LocalNow)
  return now === null ? undefined : upcoming.find((match) => isPastKickoff(match, now))
}

/** Returns the match to announce: the first whose kick-off is not past, else one that is late. */
export function useNextMatch(upcoming: readonly MatchRow[]): MatchRow | undefined {
  const now = useContext(LocalNow)
  const scheduled = upcoming.filter(({ status }) => status === 'scheduled')
  return now === null ? scheduled[0] : (scheduled.find((match) => !isPastKickoff(match, now)) ?? scheduled[0])
}
