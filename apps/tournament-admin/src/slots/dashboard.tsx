import type { Match } from '@torneo/contracts/match/matches'
import type { DashboardSlotProps } from '@torneo/panel/screen/slots'
import { useState } from 'react'
import { formatUpcoming } from '../features/day/format-upcoming'
import { LiveNow } from '../features/day/LiveNow'
import { MatchDay } from '../features/day/MatchDay'
import { useLiveNow } from '../features/day/use-live-now'

/** Formats a date as matches store it: yyyy-mm-dd. */
const plainDay = new Intl.DateTimeFormat('sv')

const isOf =
  (day: string) =>
  ({ status, date }: Match) =>
    status === 'live' || (status === 'scheduled' && date === day)

/** The dashboard of those who organise: what is live and next, and on a day with matches what waits for them. */
export default function Dashboard({ renderBanner, head, renderTasks, waiting, children }: DashboardSlotProps) {
  const { isKnown, matches, asOf } = useLiveNow()
  const [today] = useState(() => plainDay.format(new Date()))
  if (!isKnown) return waiting
  const live = matches.filter(({ status }) => status === 'live')
  return (
    <>
      {renderBanner(formatUpcoming(matches, today), <LiveNow live={live} asOf={asOf} />)}
      {head}
      {matches.some(isOf(today)) ? (
        <MatchDay matches={matches} page={renderTasks(true)} waiting={waiting}>
          {children}
        </MatchDay>
      ) : (
        <>
          {renderTasks(false)}
          {children}
        </>
      )}
    </>
  )
}
