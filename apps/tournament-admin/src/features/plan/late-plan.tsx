import { retryableLazy } from '@torneo/client'
import { UnknownPath } from '@torneo/panel/screen/UnknownPath'
import type { ComponentType } from 'react'

const PlanPage = retryableLazy(() => import('./PlanPage'))

/** Pages below 'Competencia': 'Armar fixture'. */
export const PagesOfCompetition: ComponentType<{ readonly id: string }> = ({ id }) =>
  id === 'fixture' ? <PlanPage /> : <UnknownPath />
