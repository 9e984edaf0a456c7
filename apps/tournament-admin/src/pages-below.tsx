import { retryableLazy } from '@torneo/client'
import { LazyBoundary } from '@torneo/panel/screen/LazyBoundary'
import { UnknownPath } from '@torneo/panel/screen/UnknownPath'
import { Spinner } from '@torneo/ui/feedback/Spinner'
import type { ComponentType } from 'react'

/** Page of its own below a screen, named by the last part of the address. */
function pageBelow(Page: ComponentType & { readonly prefetch?: () => unknown }) {
  return (
    <LazyBoundary parts={[Page]} fallback={<Spinner visibleLabel label="Cargando datos..." />}>
      <Page />
    </LazyBoundary>
  )
}

const PlanPage = retryableLazy(() => import('./features/plan/PlanPage'))
const RemakePage = retryableLazy(() => import('./features/plan/remake/RemakePage'))
const OfficialsPage = retryableLazy(() => import('./features/officials/OfficialsPage'))
const ArchivedEditionPage = retryableLazy(() => import('./features/closing/ArchivedEditionPage'))
const ClosingPage = retryableLazy(() => import('./features/closing/ClosingPage'))

/** Pages below 'Competencia': 'Armar fixture', 'Rehacer lo que falta', 'Cierre' and an archived edition. */
export const PagesOfCompetition: ComponentType<{ readonly id: string }> = ({ id }) => {
  if (id === 'fixture') return pageBelow(PlanPage)
  if (id === 'remake') return pageBelow(RemakePage)
  if (id === 'closing') return pageBelow(ClosingPage)
  return id === 'edition' ? pageBelow(ArchivedEditionPage) : <UnknownPath />
}

/** Page below 'Partidos': 'Árbitros y mesa'. */
export const PagesOfFixtures: ComponentType<{ readonly id: string }> = ({ id }) =>
  id === 'officials' ? pageBelow(OfficialsPage) : <UnknownPath />
