import { useCallChanges, useSession, useToast } from '@torneo/client'
import { type CallKind, callKindNames, type MatchCall } from '@torneo/contracts/match/match-calls'
import { sectionById } from '@torneo/contracts/releases/sections'
import { Navigate } from '@torneo/router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { openCalls, useOpenCallsQuery } from './open-calls-api'

const texts = { called: (who: string, kind: string) => `${who} avisa: ${kind}`, open: 'Ver' } as const

/** Tells staff of new calls from the pitch, on whichever screen they are (B45). */
export default function CallNotices() {
  useCallChanges()
  const name = useSession().user?.name
  const toast = useToast()
  const [opened, setOpened] = useState<string | null>(null)
  const { data } = useOpenCallsQuery(openCalls)
  const known = useRef<ReadonlySet<string> | null>(null)

  const handleCalls = useEffectEvent((calls: readonly MatchCall[]) => {
    const fresh = calls.filter(({ id, by, readBy }) => !known.current?.has(id) && by !== name && readBy === null)
    // Calls that were open before the panel was are in the list of the live control.
    if (known.current)
      for (const { kind, text, by, matchId } of fresh)
        toast.warning(
          texts.called(by, callKindNames[kind as CallKind] ?? callKindNames.other),
          { label: texts.open, run: () => setOpened(`${sectionById('live_control').path}?partido=${matchId}`) },
          text === '' ? undefined : text,
        )
    known.current = new Set([...(known.current ?? []), ...calls.map(({ id }) => id)])
  })
  useEffect(() => {
    if (data) handleCalls(data.items)
  }, [data])
  // Navigates once, then forgets the address.
  useEffect(() => setOpened(null), [opened])
  return opened === null ? null : <Navigate to={opened} />
}
