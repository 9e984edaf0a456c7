import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import type { MatchRow } from '@torneo/contracts/matches'
import { isLate, isPastHour, type LocalTime } from '@torneo/domain/lateness'

const LocalNow = createContext<LocalTime | null>(null)

/** Milliseconds between two looks at the clock. */
const intervalMs = 20_000

interface LocalNowProviderProps {
  /** The tournament's time zone; the reader's own when undefined. */
  readonly timeZone: string | undefined
  readonly children: ReactNode
}

/** Provides the minute at the fields. Absent in the first render: the first HTML is cached for a day and must equal what hydrates it. */
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

/** Reports lateness: a late match says 'Demorado' (B44). */
export function useIsLate(match: MatchRow | undefined): boolean {
  const now = useContext(LocalNow)
  return now !== null && match !== undefined && isLate(match, now)
}

/** The match to announce: the first whose hour has not passed, else one that is late. */
export function useNextMatch(upcoming: readonly MatchRow[]): MatchRow | undefined {
  const now = useContext(LocalNow)
  const scheduled = upcoming.filter(({ status }) => status === 'scheduled')
  return now === null ? scheduled[0] : scheduled.find((match) => !isPastHour(match, now)) ?? scheduled.find((match) => isLate(match, now))
}
