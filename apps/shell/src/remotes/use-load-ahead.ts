import { useCallback, useEffect, type ComponentType } from 'react'
import { fetchFormsAhead, useSession } from '@torneo/client'
import type { SectionRow } from '@torneo/contracts/remotes'
import { mayView } from '@torneo/domain/permissions'
import { remotes } from './remotes'
import { useSections } from './use-sections'

/** Milliseconds of quiet before what was not asked for is fetched: the first screen, and a phone's data, come first. */
const quiet = 10_000

/** As section apps expose it; those from before have no `ahead`. */
type Section = ComponentType & { readonly ahead?: (path: string) => void }

/** Fetches a row's section, and its screen with it, before the click that will want them. */
export function loadRowAhead({ owner, path }: SectionRow): void {
  if (owner === 'shell') return
  void remotes.loadSection(owner)
  const look = () => {
    const section = remotes.read().sections[owner]
    if (section?.status === 'ready') (section.View as Section).ahead?.(path)
    return section?.status !== 'loading'
  }
  if (look()) return
  const stop = remotes.subscribe(() => {
    if (look()) stop()
  })
}

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
