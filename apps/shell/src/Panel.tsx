import { useSessionCheck } from '@torneo/client'
import { Navigate, Route, Routes } from '@torneo/router'
import { DashboardScreen } from './dashboard/DashboardScreen'
import { Frame } from './frame/Frame'
import { Guard } from './Guard'
import { SectionPane } from './remotes/SectionPane'
import { useSections } from './remotes/use-sections'
import { LoginScreen } from './sign-in/LoginScreen'

/** The addresses of the panel (spec 1 §2): sign-in, dashboard, and whatever sections are live. */
export function Panel() {
  const { retry } = useSessionCheck()
  return (
    <Routes>
      <Route path="/login" element={<LoginScreen onRetry={retry} />} />
      <Route path="*" element={<Guard onRetry={retry}><Frame><Sections /></Frame></Guard>} />
    </Routes>
  )
}

/** One route a section row; a section app draws everything below its own path. */
function Sections() {
  const { rows } = useSections()
  return (
    <Routes>
      <Route path="/" element={<DashboardScreen />} />
      <Route path="/gallery" element={<Navigate to="/gallery-groups" replace />} />
      {rows.filter((row) => row.owner !== 'shell').map((row) => (
        <Route key={row.path} path={`${row.path}/*`} element={<SectionPane key={row.owner} row={row} />} />
      ))}
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  )
}
