import { useCallback, useEffect, useState } from 'react'
import { useSession } from '@torneo/client'
import type { SectionRow } from '@torneo/contracts/remotes'
import { mayShow } from './may-show'
import { remotes } from './remotes'
import { useSections } from './use-sections'

/** Milliseconds without a request before sections are prefetched: the first screen, and a phone's data, come first. */
const idleMs = 10_000

/** What the board begins with. */
const matchesToControl = '/api/matches?status=scheduled%2Clive'

/** Keeps the panel on this device for a start without a line, with the board for who may run matches. */
async function keepPanel(role: string): Promise<void> {
  const { keepOffline } = await import('@torneo/client/offline')
  const isBoard = (row: SectionRow) => row.id === 'live_control' && mayShow(role, row)
  const apps = remotes.read().list.filter(({ sections }) => sections.some(isBoard)).map(({ name }) => name)
  await keepOffline({ page: '/index.html', apps }, ['/api/account', ...(apps.length > 0 ? [matchesToControl] : [])])
}

/** Loads the sections that the person may visit before they are opened: when called, and by itself after `idleMs`. `isQuiet`: these are over. */
export function usePrefetchSections(): { readonly prefetchSections: () => void; readonly isQuiet: boolean } {
  const { user } = useSession()
  const { status } = useSections()
  const role = user?.role ?? ''
  const [isQuiet, setQuiet] = useState(false)
  const prefetchSections = useCallback(() => void remotes.prefetch((row) => mayShow(role, row)), [role])
  useEffect(() => {
    if (status !== 'ready') return
    const timer = setTimeout(() => {
      setQuiet(true)
      prefetchSections()
      if (import.meta.env.PROD) void keepPanel(role).catch(() => undefined)
    }, idleMs)
    return () => clearTimeout(timer)
  }, [prefetchSections, role, status])
  return { prefetchSections, isQuiet }
}
