import { retryableLazy, useContentChanges, useSession } from '@torneo/client'
import { canView } from '@torneo/domain/people/permissions'
import { QuestionHost } from '@torneo/panel/screen/QuestionHost'
import { ToastHost } from '@torneo/panel/screen/ToastHost'
import { UnknownPath } from '@torneo/panel/screen/UnknownPath'
import { Navigate, Route, Routes, useLocation } from '@torneo/router'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Spinner } from '@torneo/ui/feedback/Spinner'
import { PageFade } from '@torneo/ui/layout/PageFade'
import { Suspense } from 'react'
import { DashboardScreen } from './dashboard/DashboardScreen'
import { RetryBoundary } from './errors/RetryBoundary'
import { Frame } from './frame/Frame'
import { HelpHost } from './help/HelpHost'
import { Opening } from './Opening'
import { ProofHost } from './proof/ProofHost'
import type { RemotesState } from './remotes/create-remotes'
import { LazyUpdateBar } from './remotes/LazyUpdateBar'
import { remotes } from './remotes/remotes'
import { SectionFailed } from './remotes/SectionFailed'
import { SectionPane } from './remotes/SectionPane'
import { usePrefetchSections } from './remotes/use-prefetch-sections'
import { useSections } from './remotes/use-sections'

const CallNotices = retryableLazy(() => import('./frame/CallNotices'))
const PassPanel = retryableLazy(() => import('./pass/PassPanel'))

/** Redirects an address that no section has, once the list has named the sections of all teams. */
function UnlistedPath({ status }: Pick<RemotesState, 'status'>) {
  if (status === 'ready') return <UnknownPath />
  if (status === 'loading') return <Spinner visibleLabel label="Cargando datos..." />
  return (
    <SectionFailed
      row={{ label: 'esta sección', owner: 'remotes.json' }}
      failure={{ kind: 'unreachable', detail: 'not read', attempts: 1 }}
      onRetry={remotes.discover}
    />
  )
}

const failedScreen = (retry: () => void) => (
  <ErrorPane
    title="No pudimos abrir esta pantalla"
    text="La pantalla tuvo un error. El resto del panel sigue funcionando y no perdiste nada de lo que guardaste."
    onRetry={retry}
  />
)

/**
 * The panel behind the guard: the frame, and one route per section row; a section app renders all paths below its
 * row's. Toasts and questions are mounted here, so that the sign-in page does not load their code.
 */
function UserPanel() {
  useContentChanges()
  const { rows, hidden, status } = useSections()
  const isStaff = canView(useSession().user?.role ?? '', 'fixtures')
  const hasCalls = isStaff && status === 'ready'
  const { pathname } = useLocation()
  return (
    <>
      <Frame>
        <RetryBoundary at={pathname} pane={failedScreen}>
          <PageFade key={pathname}>
            <Routes>
              <Route path="/" element={<DashboardScreen />} />
              <Route path="/gallery" element={<Navigate to="/gallery-groups" replace />} />
              {rows
                .filter((row) => row.owner !== 'shell')
                .map((row) => (
                  <Route key={row.path} path={`${row.path}/*`} element={<SectionPane key={row.owner} row={row} />} />
                ))}
              {hidden.map((row) => (
                <Route key={row.path} path={`${row.path}/*`} element={<SectionPane row={row} off={row.message} />} />
              ))}
              <Route path="*" element={<UnlistedPath status={status} />} />
            </Routes>
          </PageFade>
        </RetryBoundary>
      </Frame>
      <QuestionHost />
      <ToastHost />
      <ProofHost />
      {hasCalls && (
        <Suspense fallback={null}>
          <CallNotices />
        </Suspense>
      )}
    </>
  )
}

/**
 * The panel of a pass holder. Parts that both panels need are in this file, which keeps the number of chunks low for
 * everybody else.
 */
function InsideOfPass() {
  const { rows, status } = useSections()
  const { isQuiet } = usePrefetchSections()
  const row = status === 'loading' ? undefined : rows.find(({ id }) => id === 'live_control')
  return (
    <>
      <Suspense fallback={<Opening label="Cargando datos..." />}>
        <PassPanel row={row}>
          {row && <SectionPane row={row} />}
          {isQuiet && <LazyUpdateBar />}
        </PassPanel>
      </Suspense>
      <QuestionHost />
      <ToastHost />
    </>
  )
}

export default function Inside() {
  return (
    <>
      {useSession().user?.pass ? <InsideOfPass /> : <UserPanel />}
      <HelpHost />
    </>
  )
}
