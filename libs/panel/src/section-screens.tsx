import { Suspense, type ComponentType } from 'react'
import { sectionsOf, type SectionApp, type SectionId } from '@torneo/contracts/sections'
import { useLocation } from '@torneo/router'
import { Spinner } from '@torneo/ui/Spinner'
import { InPreparation } from './InPreparation'
import { UnknownPath } from './UnknownPath'
import { readingAhead, type AheadPage, type ReadAhead } from './read-ahead'

interface ScreenModule {
  readonly default: ComponentType & { readonly readAhead?: ReadAhead }
}
type Screen = ComponentType & { readonly ahead?: () => Promise<ScreenModule | undefined> | void }
/** @public Named in the declarations of section apps. */
export type Section = ComponentType & { readonly ahead: (path: string, page?: AheadPage) => Promise<void> }

/**
 * What a section app exposes to the shell: the screen of the address, by the rows that the app owns in the section table. A row whose
 * screen comes with a later version says so; any other path leads to / (R24). The same in the shell and alone. `ahead` fetches a row's screen before
 * the click and, given the page, what the screen reads.
 */
export function sectionScreens(app: SectionApp, screens: Readonly<Partial<Record<SectionId, Screen>>>): Section {
  const rows = sectionsOf(app)
  const rowOf = (path: string) => rows.find((row) => row.path === path.replace(/\/+$/, ''))
  function Section() {
    const { pathname } = useLocation()
    const row = rowOf(pathname)
    if (!row) return <UnknownPath />
    const Screen = screens[row.id] ?? InPreparation
    return <Suspense fallback={<Spinner visibleLabel label="Cargando datos..." />}><Screen /></Suspense>
  }
  const ahead = async (path: string, page?: AheadPage) => {
    const row = rowOf(path)
    const screen = row && await screens[row.id]?.ahead?.()
    const readAhead = screen?.default.readAhead
    if (page && readAhead) await readingAhead(readAhead, page)
  }
  return Object.assign(Section, { ahead })
}
