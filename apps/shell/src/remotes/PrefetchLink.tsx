import { useAppStore, useSession } from '@torneo/client'
import type { SectionRow } from '@torneo/contracts/releases/remotes'
import { formQuery } from '@torneo/domain/records/form-address'
import type { PrefetchingPage } from '@torneo/panel/screen/prefetch'
import { NavLink } from '@torneo/router'
import { useEffect, useRef, type ComponentProps, type ComponentType } from 'react'
import { remotes } from './remotes'

/** Milliseconds of hovering before a link's data is requested, so that crossing the sidebar requests none. */
const restMs = 65

type Row = Pick<SectionRow, 'owner' | 'path'>
type Prefetch = (path: string, page?: PrefetchingPage) => Promise<void> | void
/** A section as apps expose it. */
type Section = ComponentType & { readonly prefetch?: Prefetch }

/** Loads a row's section and the code of its screen; with a page, also the screen's first data. */
async function prefetchRow({ owner, path }: Row, page?: PrefetchingPage): Promise<void> {
  if (owner === 'shell' || location.pathname === path) return
  await remotes.loadSection(owner)
  const section = remotes.read().sections[owner]
  if (section?.status !== 'ready') return
  await (section.View as Section).prefetch?.(path, page)
}

interface PrefetchLinkProps extends Omit<ComponentProps<typeof NavLink>, 'to' | 'end'> {
  readonly row: Row
  /** Form to open on the screen: 'nuevo'. */
  readonly form?: string | undefined
}

/** A link to a section. Hover or focus prefetches its code, and staying on it or pressing it prefetches its data. */
export function PrefetchLink({ row, form, ...props }: PrefetchLinkProps) {
  const { dispatch } = useAppStore()
  const { user } = useSession()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  const prefetchData = () => {
    cancel()
    if (user) void prefetchRow(row, { dispatch, user })
  }
  const prefetch = () => {
    cancel()
    void prefetchRow(row)
    timer.current = setTimeout(prefetchData, restMs)
  }
  useEffect(() => cancel, [])
  return (
    <NavLink
      {...props}
      to={form === undefined ? row.path : row.path + formQuery(form)}
      end={row.path === '/'}
      onPointerEnter={prefetch}
      onPointerLeave={cancel}
      onFocus={prefetch}
      onBlur={cancel}
      onPointerDown={prefetchData}
    />
  )
}
