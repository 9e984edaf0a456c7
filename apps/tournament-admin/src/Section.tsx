import { Suspense, type ComponentType } from 'react'
import { retryableLazy } from '@torneo/client'
import { sectionsOf, type SectionId } from '@torneo/contracts/sections'
import { Navigate, useLocation } from '@torneo/router'
import { SkeletonCards } from '@torneo/ui/SkeletonCards'
import { InPreparation } from './InPreparation'

const screens: Partial<Record<SectionId, ComponentType>> = {
  tournament_sports: retryableLazy(async () => {
    const { TournamentSportsScreen } = await import('./features/tournament-sports/TournamentSportsScreen')
    return { default: TournamentSportsScreen }
  }),
}

/**
 * The screens of this app, by the rows it owns in the section table. By the address and not by `Routes`, which match below the
 * route that the shell draws a section in; so it is the same in the shell and alone. Any other path leads to / (R24).
 */
export default function Section() {
  const { pathname } = useLocation()
  const row = sectionsOf('tournament-admin').find(({ path }) => path === pathname.replace(/\/+$/, ''))
  if (!row) return <Navigate to="/" replace />
  const Screen = screens[row.id] ?? InPreparation
  return <Suspense fallback={<SkeletonCards count={6} />}><Screen /></Suspense>
}
