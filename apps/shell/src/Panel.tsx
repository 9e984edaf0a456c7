import { retryableLazy, useSessionCheck, useSession } from '@torneo/client'
import { LazyBoundary } from '@torneo/panel/screen/LazyBoundary'
import { Route, Routes, Navigate, useLocation } from '@torneo/router'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import type { ReactNode } from 'react'
import { FullPage } from './FullPage'
import { Inside } from './inside-part'
import { Opening } from './Opening'
import { passMark } from './pass/pass-mark'
import { LoginScreen } from './sign-in/LoginScreen'

const RequiredSecondFactor = retryableLazy(() => import('./second-factor/RequiredSecondFactor'))
const PassScreen = retryableLazy(() => import('./pass/PassScreen'))
const OfficialScreen = retryableLazy(() => import('./official/OfficialScreen'))
const AccessLinkScreen = retryableLazy(() => import('./access-link/AccessLinkScreen'))

/** Full page whose code is loaded when it opens. */
function opening(Part: typeof Inside) {
  return (
    <LazyBoundary parts={[Part]} fallback={<Opening label="Cargando datos..." />}>
      <Part />
    </LazyBoundary>
  )
}

/** Routes of the panel (spec 1 §2): the sign-in, the pages that links open, and everything behind the guard. */
export function Panel() {
  const { retry } = useSessionCheck()
  const { user } = useSession()
  return (
    <Routes>
      <Route path="/login" element={<LoginScreen onRetry={retry} />} />
      <Route path="/acceso" element={opening(AccessLinkScreen)} />
      <Route path="/pase" element={opening(PassScreen)} />
      <Route path="/arbitro" element={opening(OfficialScreen)} />
      <Route
        path="*"
        element={<Guard onRetry={retry}>{opening(user?.needsSecondFactor ? RequiredSecondFactor : Inside)}</Guard>}
      />
    </Routes>
  )
}

/**
 * Guards the panel (spec 1 §2): without a session, redirects to /login and returns afterwards. After 'Salir' the next
 * person to sign in, perhaps another one, starts at the Dashboard.
 */
function Guard({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const { status, hasLeft } = useSession()
  const location = useLocation()
  if (status === 'checking') return <Opening label="Verificando autenticación..." />
  if (status === 'out' && passMark()) return <Navigate to="/pase" replace />
  if (status === 'out')
    return <Navigate to="/login" replace state={hasLeft ? null : { from: location.pathname + location.search }} />
  if (status === 'unreachable') {
    return (
      <FullPage>
        <ErrorPane
          title="No pudimos abrir el panel"
          text="El servidor no respondió. Revisa tu conexión; lo que escribiste en este dispositivo sigue aquí."
          onRetry={onRetry}
        />
      </FullPage>
    )
  }
  return children
}
