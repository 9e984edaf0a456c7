import { retryableLazy } from '@torneo/client'
import { UnknownPath } from '@torneo/panel/screen/UnknownPath'
import type { ComponentType } from 'react'

const PlanPage = retryableLazy(() => import('./features/plan/PlanPage'))
const OfficialsPage = retryableLazy(() => import('./features/officials/OfficialsPage'))
const ArchivedEditionPage = retryableLazy(() => import('./features/closing/ArchivedEditionPage'))
const ClosingPage = retryableLazy(() => import('./features/closing/ClosingPage'))

/** Pages below 'Competencia': 'Armar fixture', 'Cierre' and an archived edition. */
export const PagesOfCompetition: ComponentType<{ readonly id: string }> = ({ id }) => {
  if (id === 'fixture') return <PlanPage />
  if (id === 'closing') return <ClosingPage />
  return id === 'edition' ? <ArchivedEditionPage /> : <UnknownPath />
}

/** Page below 'Partidos': 'Árbitros y mesa'. */
export const PagesOfFixtures: ComponentType<{ readonly id: string }> = ({ id }) =>
  id === 'officials' ? <OfficialsPage /> : <UnknownPath />
