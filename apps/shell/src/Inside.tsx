import { PauseCircle } from 'lucide-react'
import { useContentChanges } from '@torneo/client'
import { QuestionHost } from '@torneo/panel/QuestionHost'
import { ToastHost } from '@torneo/panel/ToastHost'
import { UnknownPath } from '@torneo/panel/UnknownPath'
import { Navigate, Route, Routes, useLocation, Link } from '@torneo/router'
import { EmptyState } from '@torneo/ui/EmptyState'
import { PageFade } from '@torneo/ui/PageFade'
import { DashboardScreen } from './dashboard/DashboardScreen'
import { Frame } from './frame/Frame'
import { SecondaryLink } from './frame/SecondaryLink'
import type { HiddenRow } from './remotes/create-remotes'
import { SectionPane } from './remotes/SectionPane'
import { useSections } from './remotes/use-sections'

/**
 * Everything behind the guard: the frame, and one route a section row; a section app draws everything below its own path. Toasts and
 * questions are of the panel alone, so their code is not on the sign-in page.
 */
export default function Inside() {
  useContentChanges()
  const { rows, hidden } = useSections()
  const { pathname } = useLocation()
  return (
    <>
      <Frame>
        <PageFade key={pathname}>
          <Routes>
            <Route path="/" element={<DashboardScreen />} />
            <Route path="/gallery" element={<Navigate to="/gallery-groups" replace />} />
            {rows.filter((row) => row.owner !== 'shell').map((row) => (
              <Route key={row.path} path={`${row.path}/*`} element={<SectionPane key={row.owner} row={row} />} />
            ))}
            {hidden.map((row) => <Route key={row.path} path={`${row.path}/*`} element={<SectionOff row={row} />} />)}
            <Route path="*" element={<UnknownPath />} />
          </Routes>
        </PageFade>
      </Frame>
      <QuestionHost />
      <ToastHost />
    </>
  )
}

/** The pane of a section that its team has switched off: why, in the team's own words. */
function SectionOff({ row }: { row: HiddenRow }) {
  return (
    <EmptyState
      icon={<PauseCircle size={24} aria-hidden />}
      title={`${row.label} está en pausa`}
      text={row.message}
      action={<SecondaryLink as={Link} to="/">Ir al Dashboard</SecondaryLink>}
    />
  )
}
