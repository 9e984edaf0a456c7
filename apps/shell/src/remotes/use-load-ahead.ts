import { useCallback, useEffect, useRef, type ComponentType } from 'react'
import { fetchFormsAhead, useAppStore, useSession } from '@torneo/client'
import type { SectionRow } from '@torneo/contracts/remotes'
import { mayView } from '@torneo/domain/permissions'
import type { PrefetchingPage } from '@torneo/panel/prefetch'
import { drawAhead } from '../frame/pane-ahead'
import { remotes } from './remotes'
import { useSections } from './use-sections'

/** Milliseconds of quiet before what was not asked for is fetched: the first screen, and a phone's data, come first. */
const quiet = 10_000

/** Milliseconds for which the pointer rests on a row before its data is read: whoever crosses the sidebar reads nothing. */
const rest = 65

/** As section apps expose it; those from before have no `ahead`, or one that reads nothing. */
type Section = ComponentType & { readonly ahead?: (path: string, page?: PrefetchingPage) => Promise<void> | void }
type Row = Pick<SectionRow, 'owner' | 'path'>

/** The row that the person seems to be about to open. */
let wanted: Row | null = null

/** Fetches a row's section, and its screen with it; given the page, what the screen reads besides, and draws it out of sight. */
async function loadRowAhead(row: Row, page?: PrefetchingPage): Promise<void> {
  const { owner, path } = row
  if (owner === 'shell' || location.pathname === path) return
  if (page) wanted = row
  await remotes.loadSection(owner)
  const section = remotes.read().sections[owner]
  if (section?.status !== 'ready') return
  const reading = (section.View as Section).ahead?.(path, page)
  if (!page || !reading) return
  await reading
  if (wanted === row) drawAhead(path)
}

/** For a link to a row: its code is fetched when the pointer or the focus comes to it, its data once it stays there or presses. */
export function useRowAhead(row: Row) {
  const { dispatch } = useAppStore()
  const { user } = useSession()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leave = () => clearTimeout(timer.current)
  const read = () => {
    leave()
    if (user) void loadRowAhead(row, { dispatch, user })
  }
  const come = () => {
    leave()
    void loadRowAhead(row)
    timer.current = setTimeout(read, rest)
  }
  useEffect(() => leave, [])
  return { onPointerEnter: come, onPointerLeave: leave, onFocus: come, onBlur: leave, onPointerDown: read }
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
