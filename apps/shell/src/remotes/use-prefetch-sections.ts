import { markOfflineReady, useSession, useToast } from '@torneo/client'
import type { SectionRow } from '@torneo/contracts/releases/remotes'
import { mayCall } from '@torneo/domain/people/permissions'
import { useLocation } from '@torneo/router'
import { readyOffline } from '@torneo/ui/feedback/ConnectionPill'
import { useCallback, useEffect, useState } from 'react'
import { mayShow } from './may-show'
import { remotes } from './remotes'
import { useSections } from './use-sections'

/**
 * Milliseconds without a request before sections are prefetched, so that the first screen and a phone's data plan come
 * first.
 */
const idleMs = 10_000

const isBoard = ({ id }: SectionRow) => id === 'live_control'

/**
 * Stores the panel on this device for an offline start, with the board for users who may control matches, and the reads
 * that the user may make. Resolves to true when a board was stored here for the first time.
 */
async function storePanel(role: string): Promise<boolean> {
  const { isStored, storeOffline } = await import('@torneo/client/offline')
  const isOwnBoard = (row: SectionRow) => isBoard(row) && mayShow(role, row)
  const apps = remotes
    .read()
    .list.filter(({ sections }) => sections.some(isOwnBoard))
    .map(({ name }) => name)
  const wasStored = await isStored()
  const isDone = await storeOffline(
    { page: '/index.html', apps },
    (read) => read.access !== 'anyone' && mayCall(role, read),
  )
  if (!isDone || apps.length === 0) return false
  markOfflineReady()
  return !wasStored
}

/** True while the board is open: a volunteer's phone must survive a reload within seconds (B18). */
function useIsOnBoard(): boolean {
  const { rows } = useSections()
  const { pathname } = useLocation()
  return rows.some((row) => isBoard(row) && pathname.startsWith(row.path))
}

/**
 * Prefetches the sections that the user may view: when called, and automatically after `idleMs`. `isQuiet` is true
 * afterwards.
 */
export function usePrefetchSections(): { readonly prefetchSections: () => void; readonly isQuiet: boolean } {
  const { user } = useSession()
  const { status } = useSections()
  const isOnBoard = useIsOnBoard()
  const toast = useToast()
  const role = user?.role ?? ''
  const [isQuiet, setQuiet] = useState(false)
  const prefetchSections = useCallback(() => void remotes.prefetch((row) => mayShow(role, row)), [role])
  useEffect(() => {
    if (status !== 'ready') return
    const timer = setTimeout(() => {
      setQuiet(true)
      prefetchSections()
    }, idleMs)
    return () => clearTimeout(timer)
  }, [prefetchSections, status])

  useEffect(() => {
    if (status !== 'ready' || !import.meta.env.PROD) return
    const store = () =>
      void storePanel(role)
        .then((isNew) => {
          if (isNew && isOnBoard) toast.success(readyOffline)
        })
        .catch(() => undefined)
    if (isOnBoard) {
      void remotes.prefetch(isBoard).then(store)
      return
    }
    const timer = setTimeout(store, idleMs)
    return () => clearTimeout(timer)
  }, [isOnBoard, role, status, toast])
  return { prefetchSections, isQuiet }
}
