import { useEffect, useState } from 'react'
import { retryableLazy } from '@torneo/client'
import type { Prefetch } from '@torneo/panel/prefetch'
import { useSearchParams } from '@torneo/router'
import { controllable, liveListReads } from './list/list-api'
import { ListScreen } from './list/ListScreen'

const ControlScreen = retryableLazy(() => import('./control/ControlScreen'))

/** Milliseconds after which the list is there and the board is fetched: before somebody opens a match where the line is bad. */
const boardAfter = 2000

LiveScreen.prefetch = ((read) => read(liveListReads.endpoints.tournamentLiveList, controllable)) satisfies Prefetch

/** 'Panel de Control en Vivo' (spec 2 §2): choose a match, then control it. The address says which: a reload stays, and back leads to the list. */
export default function LiveScreen() {
  const [params] = useSearchParams()
  const matchId = params.get('partido')
  const sportId = params.get('deporte')
  const [left, setLeft] = useState<string | null>(null)
  useEffect(() => {
    if (matchId !== null) setLeft(matchId)
  }, [matchId])

  useEffect(() => {
    const timer = setTimeout(() => void ControlScreen.prefetch?.(), boardAfter)
    return () => clearTimeout(timer)
  }, [])

  if (matchId === null) return <ListScreen left={left} />
  const back = sportId === null ? '/tournament/live' : `/tournament/live?${new URLSearchParams({ deporte: sportId }).toString()}`
  return <ControlScreen key={matchId} matchId={matchId} back={back} />
}
