import { Activity, memo, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from '@torneo/router'
import { PageFade } from '@torneo/ui/PageFade'
import { forgetAhead, usePaneAhead, type PaneLocation } from './pane-ahead'

interface PanesProps {
  /** Draws the screen of a location. The same function for as long as it draws the same: a pane that was drawn ahead is then shown as it is. */
  readonly children: (at: PaneLocation) => ReactNode
}

const isBare = ({ search, hash, state }: PaneLocation) => search === '' && hash === '' && state === null

/** The screen of the address, and out of sight the one that a person seems to be about to open; its effects begin when it is shown. */
export function Panes({ children }: PanesProps) {
  const now = useLocation()
  const ahead = usePaneAhead()
  const isHere = ahead?.pathname === now.pathname
  const [opened, setOpened] = useState<PaneLocation | null>(null)
  if (ahead && isHere && opened !== ahead) setOpened(ahead)
  useEffect(() => forgetAhead, [])
  // The very location that it was drawn with: nothing of it is drawn anew.
  const shown = ahead && isHere && isBare(now) ? ahead : now
  // A screen that was left is gone, with what was half done in it: who comes back begins anew.
  const panes = ahead && !isHere && ahead !== opened ? [shown, ahead] : [shown]
  return panes.map((at) => (
    <Activity key={at.pathname} mode={at === shown ? 'visible' : 'hidden'}>
      <Pane at={at} draw={children} />
    </Activity>
  ))
}

const Pane = memo(function Pane({ at, draw }: { readonly at: PaneLocation; readonly draw: PanesProps['children'] }) {
  return <PageFade>{draw(at)}</PageFade>
})
