import { Suspense, type ComponentType } from 'react'
import { sectionsOf, type SectionApp, type SectionId } from '@torneo/contracts/sections'
import { Navigate, useLocation } from '@torneo/router'
import { Spinner } from '@torneo/ui/Spinner'
import { InPreparation } from './InPreparation'

/**
 * What a section app exposes to the shell: the screen of the address, by the rows that the app owns in the section table. A row whose
 * screen comes with a later version says so; any other path leads to / (R24). The same in the shell and alone.
 */
export function sectionScreens(app: SectionApp, screens: Readonly<Partial<Record<SectionId, ComponentType>>>): ComponentType {
  const rows = sectionsOf(app)
  return function Section() {
    const { pathname } = useLocation()
    const row = rows.find(({ path }) => path === pathname.replace(/\/+$/, ''))
    if (!row) return <Navigate to="/" replace />
    const Screen = screens[row.id] ?? InPreparation
    return <Suspense fallback={<Spinner visibleLabel label="Cargando datos..." />}><Screen /></Suspense>
  }
}
