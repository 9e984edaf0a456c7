import { api, mutationOf } from '@torneo/client'
import { matchPlanEndpoints } from '@torneo/contracts/match/match-plans'
import type { Match } from '@torneo/contracts/match/matches'
import { useEffect, useRef } from 'react'

const { useTournamentSeenMatchesMutation: useNoteSeen } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ tournamentSeenMatches: mutationOf(build, matchPlanEndpoints.seen) }),
})

const scheduleOf = ({ id, date, time, location, field, status }: Match): string =>
  [id, date, time, location, field, status === 'cancelled'].join(' ')

/**
 * Notes that these matches are on a visible screen, once for each state of their schedule: staff see who has read a
 * change of the plan. Null: they are not shown, or not this person's own.
 */
export function useSeenMatches(matches: readonly Match[] | null | undefined): void {
  const [note] = useNoteSeen()
  const noted = useRef<string | null>(null)
  const schedule = matches?.map(scheduleOf).join('\n') ?? null
  useEffect(() => {
    if (schedule === null) return
    const noteNow = () => {
      if (document.hidden || noted.current === schedule) return
      noted.current = schedule
      void note({})
    }
    noteNow()
    document.addEventListener('visibilitychange', noteNow)
    return () => document.removeEventListener('visibilitychange', noteNow)
  }, [schedule, note])
}
