import { useCallback, useEffect } from 'react'
import { fetchFormsAhead, useSession } from '@torneo/client'
import { mayView } from '@torneo/domain/permissions'
import { remotes } from './remotes'
import { useSections } from './use-sections'

/** Milliseconds of quiet before what was not asked for is fetched: the first screen, and a phone's data, come first. */
const quiet = 10_000

/** Fetches the sections that the person may visit ahead of the click: when told to, and by itself once the page has been quiet. */
export function useLoadAhead(): () => void {
  const { user } = useSession()
  const { status } = useSections()
  const role = user?.role ?? ''
  const loadAhead = useCallback(() => {
    void remotes.loadAhead((row) => mayView(role, row))
    void fetchFormsAhead()
  }, [role])
  useEffect(() => {
    if (status !== 'ready') return
    const timer = setTimeout(loadAhead, quiet)
    return () => clearTimeout(timer)
  }, [loadAhead, status])
  return loadAhead
}
