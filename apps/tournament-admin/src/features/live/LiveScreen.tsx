import {
  retryableLazy,
  sentenceOf,
  useAge,
  useBoards,
  useConnection,
  useMatches,
  useOfflineReady,
  useSignedInUser,
} from '@torneo/client'
import { formatDataAge } from '@torneo/domain/format/format-age'
import { liveOrder } from '@torneo/domain/match/list/live-list'
import { capabilitiesOf } from '@torneo/domain/people/capabilities'
import { LazyBoundary } from '@torneo/panel/screen/LazyBoundary'
import { type Prefetch, refetchStale } from '@torneo/panel/screen/prefetch'
import { useCapabilities } from '@torneo/panel/screen/use-capabilities'
import { useSearchParams } from '@torneo/router'
import { ConnectionPill } from '@torneo/ui/feedback/ConnectionPill'
import { Spinner } from '@torneo/ui/feedback/Spinner'
import { useEffect, useState, useMemo } from 'react'
import { callReads, openCalls } from '../../data/calls-api'
import { useSeenMatches } from '../../data/use-seen-matches'
import { useWaitingCount } from './engine/use-live-match'
import { controllable, liveListReads, useLiveListQuery } from './list/list-api'
import { listTexts } from './list/list-texts'
import { MatchList } from './list/MatchList'

const ControlScreen = retryableLazy(() => import('./control/ControlScreen'))

/** Milliseconds after which the board is prefetched, so that a match also opens on a bad connection. */
const prefetchDelayMs = 2000

LiveScreen.prefetch = ((read, user) => [
  read(liveListReads.endpoints.tournamentLiveList, controllable),
  ...(capabilitiesOf(user).canAnswerCalls ? [read(callReads.endpoints.tournamentMatchCalls, openCalls)] : []),
]) satisfies Prefetch

/** 'Panel de Control en Vivo' (spec 2 §2): lists the matches, then controls the one in the address. */
export default function LiveScreen() {
  const [params] = useSearchParams()
  const matchId = params.get('partido')
  const [leftMatchId, setLeftMatchId] = useState<string | null>(null)
  useEffect(() => {
    if (matchId !== null) setLeftMatchId(matchId)
  }, [matchId])

  useEffect(() => {
    const timer = setTimeout(() => void ControlScreen.prefetch?.(), prefetchDelayMs)
    return () => clearTimeout(timer)
  }, [])

  if (matchId === null) return <ListScreen leftMatchId={leftMatchId} />
  const query = new URLSearchParams([...params].filter(([name]) => name === 'deporte' || name === 'canchas')).toString()
  const back = query === '' ? '/tournament/live' : `/tournament/live?${query}`
  return (
    <LazyBoundary parts={[ControlScreen]} fallback={<Spinner visibleLabel label="Cargando datos..." />}>
      <ControlScreen key={matchId} matchId={matchId} back={back} />
    </LazyBoundary>
  )
}

interface ListScreenProps {
  /** Id of the match whose panel was just left. */
  readonly leftMatchId: string | null
}

/** Step one (spec 2 §2): lists the matches from the socket, and from one read, which works without a socket. */
function ListScreen({ leftMatchId }: ListScreenProps) {
  const live = useMatches()
  const { state } = useConnection()
  const read = useLiveListQuery(controllable, refetchStale)
  const unsent = useWaitingCount()
  const user = useSignedInUser()
  const { canControl, canSeeAllBoards } = useCapabilities()
  const { data: boards } = useBoards(canSeeAllBoards)
  const leads = useMemo(
    () =>
      new Map(
        boards?.items.flatMap(({ matchId, lead }) =>
          lead ? [[matchId, lead.id === user.id ? listTexts.ledByYou : listTexts.led(lead.name)] as const] : [],
        ),
      ),
    [boards, user.id],
  )
  const readItems = read.data?.items
  const matches = useMemo(
    () => (live.data ?? (readItems ? [...readItems].sort(liveOrder) : null))?.filter(canControl) ?? null,
    [live.data, readItems, canControl],
  )
  useSeenMatches(user.pass ? matches : null)
  const age = useAge(state === 'online' ? null : live.data ? live.asOf : (read.data?.asOf ?? null))
  return (
    <MatchList
      matches={matches}
      error={matches === null && read.error !== undefined ? sentenceOf(read.error, '') : null}
      isRetrying={read.isFetching}
      onRetry={() => void read.refetch()}
      unsent={unsent}
      leads={leads}
      leftMatchId={leftMatchId}
      pill={
        <ConnectionPill
          state={state}
          isReadyOffline={useOfflineReady()}
          age={age === null ? undefined : formatDataAge(age)}
        />
      }
    />
  )
}
