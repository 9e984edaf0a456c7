import { useCallback } from 'react'
import { useContentChanges } from '@torneo/client'
import { QuestionHost } from '@torneo/panel/QuestionHost'
import { ToastHost } from '@torneo/panel/ToastHost'
import { UnknownPath } from '@torneo/panel/UnknownPath'
import { Navigate, Route, Routes } from '@torneo/router'
import { DashboardScreen } from './dashboard/DashboardScreen'
import { Frame } from './frame/Frame'
import { Panes } from './frame/Panes'
import type { PaneLocation } from './frame/pane-ahead'
import { SectionOff } from './remotes/SectionOff'
import { SectionPane } from './remotes/SectionPane'
import { useSections } from './remotes/use-sections'

/**
 * Everything behind the guard: the frame, and one route a section row; a section app draws everything below its own path. Toasts and
 * questions are of the panel alone, so their code is not on the sign-in page.
 */
export default function Inside() {
  useContentChanges()
  const { rows, hidden } = useSections()
  const draw = useCallback((at: PaneLocation) => (
    <Routes location={at}>
      <Route path="/" element={<DashboardScreen />} />
      <Route path="/gallery" element={<Navigate to="/gallery-groups" replace />} />
      {rows.filter((row) => row.owner !== 'shell').map((row) => (
        <Route key={row.path} path={`${row.path}/*`} element={<SectionPane key={row.owner} row={row} />} />
      ))}
      {hidden.map((row) => <Route key={row.path} path={`${row.path}/*`} element={<SectionOff row={row} />} />)}
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  ), [rows, hidden])
  return (
    <>
      <Frame>
        <Panes>{draw}</Panes>
      </Frame>
      <QuestionHost />
      <ToastHost />
    </>
  )
}
