import { Hammer } from 'lucide-react'
import { Suspense, type ComponentType } from 'react'
import { sectionsOf, type SectionId } from '@torneo/contracts/sections'
import { useLocation } from '@torneo/router'
import { EmptyState } from '@torneo/ui/EmptyState'
import { Spinner } from '@torneo/ui/Spinner'
import type { HelpModule } from './help'
import { Remembered } from './Remembered'
import { UnknownPath } from './UnknownPath'
import { runPrefetch, type PrefetchingPage, type Prefetch } from './prefetch'

interface ScreenModule {
  readonly default: ComponentType & { readonly prefetch?: Prefetch }
}
type Screen = ComponentType & { readonly prefetch?: () => Promise<ScreenModule | undefined> | void }
type RecordScreen = ComponentType<{ readonly id: string }> & { readonly prefetch?: () => Promise<unknown> | void }

/** The screen of a row, or also that of one of its records, at the row's path and the record's id: /tournament/teams/<id>. */
type RowScreens = Screen | { readonly list: Screen; readonly one: RecordScreen }

/** @public Named in the declarations of section apps. */
export type Section = ComponentType & Readonly<Record<'prefetch' | 'ahead', (path: string, page?: PrefetchingPage) => Promise<void>>> & {
  readonly help: (() => Promise<HelpModule>) | undefined
}

const isPair = (screens: RowScreens): screens is Exclude<RowScreens, Screen> => 'one' in screens

/** What an app exposes to the shell whose rows are those of the section table. */
export const sectionScreens = (app: string, screens: Readonly<Partial<Record<SectionId, RowScreens>>>, help?: Section['help']): Section =>
  screensOf(sectionsOf(app), screens, help)

/**
 * What a section app exposes to the shell: the screen of the address, by the rows that the app owns. A row whose screen comes with a later version says
 * so; any other path leads to / (R24). The same in the shell and alone. `prefetch` loads the code of a path's screen before the click and, given the
 * page, its first reads. `help`: the articles that the app brings to 'Ayuda'.
 */
export function screensOf<Id extends string>(
  rows: readonly { readonly id: Id; readonly path: string }[], screens: Readonly<Partial<Record<Id, RowScreens>>>, help?: Section['help'],
): Section {
  /** What stands at a path: a row's own screen, or, with its id, that of one of the row's records. */
  const placeOf = (path: string): { readonly screen: Screen } | { readonly id: string; readonly one: RecordScreen } | null => {
    const trimmed = path.replace(/\/+$/, '')
    const row = rows.find((candidate) => trimmed === candidate.path || trimmed.startsWith(`${candidate.path}/`))
    if (!row) return null
    const found = screens[row.id] ?? InPreparation
    const id = trimmed.slice(row.path.length + 1)
    if (id === '') return { screen: isPair(found) ? found.list : found }
    return isPair(found) && !id.includes('/') ? { id, one: found.one } : null
  }

  function Section() {
    const { pathname } = useLocation()
    const place = placeOf(pathname)
    if (!place) return <UnknownPath />
    return (
      <Remembered key={pathname}>
        <Suspense fallback={<Spinner visibleLabel label="Cargando datos..." />}>
          {'one' in place ? <place.one id={place.id} /> : <place.screen />}
        </Suspense>
      </Remembered>
    )
  }
  const prefetch = async (path: string, page?: PrefetchingPage) => {
    const place = placeOf(path)
    if (!place) return
    if ('one' in place) return void await place.one.prefetch?.()
    const reads = (await place.screen.prefetch?.())?.default.prefetch
    if (page && reads) await runPrefetch(reads, page)
  }
  // A shell of an earlier release knows it as `ahead`.
  return Object.assign(Section, { prefetch, ahead: prefetch, help })
}

/** A section of this app whose screen comes with a later version. */
function InPreparation() {
  return (
    <EmptyState
      icon={<Hammer size={24} aria-hidden />}
      title="En preparación"
      text="Esta sección todavía no está disponible en esta versión del panel."
    />
  )
}
