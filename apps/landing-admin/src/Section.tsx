import { Suspense, type ComponentType } from 'react'
import { retryableLazy } from '@torneo/client'
import { sectionsOf, type SectionId } from '@torneo/contracts/sections'
import { Navigate, useLocation } from '@torneo/router'
import { Spinner } from '@torneo/ui/Spinner'
import { InPreparation } from './parts/InPreparation'

const screens: Partial<Record<SectionId, ComponentType>> = {
  hero: retryableLazy(() => import('./features/hero/HeroScreen')),
}
const rows = sectionsOf('landing-admin')

/**
 * What the shell draws for this app: the screen of the address, by the section table. A row whose screen is not made yet says so.
 * By the table and not by `<Routes>`: the shell's route has already taken the row's path off the address.
 */
export default function Section() {
  const { pathname } = useLocation()
  const row = rows.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  if (!row) return <Navigate to="/" replace />
  const Screen = screens[row.id] ?? InPreparation
  return <Suspense fallback={<Spinner visibleLabel label="Cargando datos..." />}><Screen /></Suspense>
}
