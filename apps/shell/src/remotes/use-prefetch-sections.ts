import { useCallback, useEffect } from 'react'
import { useSession } from '@torneo/client'
import { mayView } from '@torneo/domain/permissions'
import { remotes } from './remotes'
import { useSections } from './use-sections'

/** Milliseconds without a request before sections are prefetched: the first screen, and a phone's data, come first. */
const idleMs = 10_000

/** Loads the sections that the person may visit before they are opened: when called, and by itself after `idleMs`. */
export function usePrefetchSections(): () => void {
  const { user } = useSession()
  const { status } = useSections()
  const role = user?.role ?? ''
  const prefetchSections = useCallback(() => void remotes.prefetch((row) => mayView(role, row)), [role])
  useEffect(() => {
    if (status !== 'ready') return
    const timer = setTimeout(prefetchSections, idleMs)
    return () => clearTimeout(timer)
  }, [prefetchSections, status])
  return prefetchSections
}
