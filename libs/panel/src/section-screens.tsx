import { Suspense, type ComponentType } from 'react'
import { sectionsOf, type SectionApp, type SectionId } from '@torneo/contracts/sections'
import { Navigate, useLocation } from '@torneo/router'
import { Spinner } from '@torneo/ui/Spinner'
import { InPreparation } from './InPreparation'

type Screen = ComponentType & { readonly ahead?: () => void }
/** @public Named in the declarations of section apps. */
export type Section = ComponentType & { readonly ahead: (path: string) => void }

/**
 * What a section app exposes to the shell: the screen of the address, by the rows that the app owns in the section table. A row whose
 * screen comes with a later version says so; any other path leads to / (R24). The same in the shell and alone. `ahead` fetches a row's screen before the click.
 */
export function sectionScreens(app: SectionApp, screens: Readonly<Partial<Record<SectionId, Screen>>>): Section {
  const rows = sectionsOf(app)
  const rowOf = (path: string) => rows.find((row) => row.path === path.replace(/\/+$/, ''))
  function Section() {
    const { pathname } = useLocation()
    const row = rowOf(pathname)
    if (!row) return <Navigate to="/" replace />
    const Screen = screens[row.id] ?? InPreparation
    return <Suspense fallback={<Spinner visibleLabel label="Cargando datos..." />}><Screen /></Suspense>
  }
  const ahead = (path: string) => {
    const row = rowOf(path)
    if (row) screens[row.id]?.ahead?.()
  }
  return Object.assign(Section, { ahead })
}
