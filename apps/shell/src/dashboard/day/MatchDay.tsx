import { api, queryOf, serverNow } from '@torneo/client'
import { decisionEndpoints } from '@torneo/contracts/competition/decisions'
import type { Match } from '@torneo/contracts/match/matches'
import { Stack } from '@torneo/ui/layout/Stack'
import { type ReactNode, useEffect, useState } from 'react'
import styled from 'styled-components'
import { openCalls, useOpenCallsQuery } from '../../frame/open-calls-api'
import { dayTexts as texts } from './day-texts'
import { Fields } from './Fields'
import { fieldsOfDay } from './fields-of-day'
import { Pending } from './Pending'
import { toResolve } from './to-resolve'

const { useShellDecisionsQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ shellDecisions: queryOf(build, decisionEndpoints.list) }),
})

interface MatchDayProps {
  /** Scheduled and live matches, in order. */
  readonly matches: readonly Match[]
  /** Shown beside the fields, if any. */
  readonly page: ReactNode
  /** Shown until the first answers, so that nothing shifts below them. */
  readonly waiting: ReactNode
  /** Everything below. */
  readonly children: ReactNode
}

/** Milliseconds between two looks at the clock. */
const tickMs = 20_000

/** The organiser's day on one screen: what waits for a decision, and what each field does (picture 23). */
export default function MatchDay({ matches, page, waiting, children }: MatchDayProps) {
  const calls = useOpenCallsQuery(openCalls, { refetchOnMountOrArgChange: true })
  const decisions = useShellDecisionsQuery({}, { refetchOnMountOrArgChange: true })
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), tickMs)
    return () => clearInterval(timer)
  }, [])
  if (calls.isLoading || decisions.isLoading) return waiting
  const clock = new Date(now)
  const fields = fieldsOfDay(matches, {
    date: new Intl.DateTimeFormat('sv').format(clock),
    time: clock.toTimeString().slice(0, 5),
  })
  const [next] = fields
    .flatMap(({ name, next: all }) => all.slice(0, 1).map((match) => ({ name, time: match.time })))
    .toSorted((a, b) => a.time.localeCompare(b.time))
  const items = toResolve({
    calls: calls.data?.items ?? [],
    decisions: decisions.data?.items ?? [],
    fields,
    matches,
    now,
  })
  return (
    <Stack $gap={20}>
      <Pending items={items} next={next ? texts.next(next.time, next.name) : null} />
      <Columns>
        <Fields fields={fields} />
        {page}
      </Columns>
      {children}
    </Stack>
  )
}

/* Wraps by the room of the text, so that names of fields stay whole with text of twice its size. */
const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 20px;
  > :first-child { flex: 7 1 32rem; min-width: 0; }
  > :nth-child(2) { flex: 3 1 18rem; min-width: 0; }
`
