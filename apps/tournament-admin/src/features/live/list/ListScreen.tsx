import { useMemo } from 'react'
import { sentenceOf, useAge, useConnection, useMatches } from '@torneo/client'
import { formatDataAge } from '@torneo/domain/format-age'
import { liveOrder } from '@torneo/domain/matches-fold'
import { refetchStale } from '@torneo/panel/prefetch'
import { ConnectionPill } from '@torneo/ui/ConnectionPill'
import { useWaitingCount } from '../engine/use-live-match'
import { controllable, useLiveListQuery } from './list-api'
import { MatchList } from './MatchList'

interface ListScreenProps {
  /** The match whose panel was just left. */
  readonly left: string | null
}

/** Step one (spec 2 §2), as the socket tells it; read once besides, so that it is there without one. */
export function ListScreen({ left }: ListScreenProps) {
  const heard = useMatches()
  const { state } = useConnection()
  const read = useLiveListQuery(controllable, refetchStale)
  const unsent = useWaitingCount()
  const readItems = read.data?.items
  const matches = useMemo(() => heard.data ?? (readItems ? [...readItems].sort(liveOrder) : null), [heard.data, readItems])
  const age = useAge(state === 'online' ? null : heard.data ? heard.asOf : read.fulfilledTimeStamp ?? null)
  return (
    <MatchList
      matches={matches}
      error={matches === null && read.error !== undefined ? sentenceOf(read.error, '') : null}
      isRetrying={read.isFetching}
      onRetry={() => void read.refetch()}
      unsent={unsent}
      left={left}
      pill={<ConnectionPill state={state} age={age === null ? undefined : formatDataAge(age)} />}
    />
  )
}
