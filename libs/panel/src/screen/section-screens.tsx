import { own } from '@torneo/contracts/fields/own'
import { useLocation } from '@torneo/router'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { Spinner } from '@torneo/ui/feedback/Spinner'
import { sectionName } from '@torneo/ui/layout/section-name'
import { Hammer } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { HelpModule } from './help'
import { LazyBoundary } from './LazyBoundary'
import { runPrefetch, type PrefetchingPage, type Prefetch } from './prefetch'
import { ScreenRestoration } from './ScreenRestoration'
import { UnknownPath } from './UnknownPath'

interface ScreenModule {
  readonly default: ComponentType & { readonly prefetch?: Prefetch }
}
type Screen = ComponentType & { readonly prefetch?: () => Promise<ScreenModule | undefined> | void }
type RecordScreen = ComponentType<{ readonly id: string }> & { readonly prefetch?: () => Promise<unknown> | void }

/**
 * The screen of a row, or a pair with the screen of a single record at the row's path and the record's id:
 * /tournament/teams/<id>.
 */
type RowScreens = Screen | { readonly list: Screen; readonly one: RecordScreen }

/** @public Exported for the type declarations of section apps. */
export type Section = ComponentType<{ readonly fallback?: ReactNode }> & {
  readonly prefetch: (path: string, page?: PrefetchingPage) => Promise<void>
  readonly help: (() => Promise<HelpModule>) | undefined
}

const isPair = (screens: RowScreens): screens is Exclude<RowScreens, Screen> => 'one' in screens

/**
 * Component that a section app exposes to the shell: renders the screen of the address, by the app's own rows. A row
 * without a screen shows a notice; unknown paths lead to / (R24). It behaves the same in the shell and standalone.
 * `fallback` is the shell's while the code of a screen is loading. `prefetch` loads the code of a path's screen before the click and, if a page is given, its first reads. `help` loads
 * the app's articles of 'Ayuda'.
 */
export function screensOf<Id extends string>(
  rows: readonly { readonly id: Id; readonly path: string }[],
  screens: Readonly<Partial<Record<Id, RowScreens>>>,
  help?: Section['help'],
): Section {
  /** Finds the screen of a path: the screen of a row, or of one of the row's records by id. */
  const findScreen = (
    path: string,
  ): { readonly screen: Screen } | { readonly id: string; readonly one: RecordScreen } | null => {
    const trimmed = path.replace(/\/+$/, '')
    const row = rows.find((candidate) => trimmed === candidate.path || trimmed.startsWith(`${candidate.path}/`))
    if (!row) return null
    const found = own<RowScreens | undefined>(screens, row.id) ?? InPreparation
    const id = trimmed.slice(row.path.length + 1)
    if (id === '') return { screen: isPair(found) ? found.list : found }
    return isPair(found) && !id.includes('/') ? { id, one: found.one } : null
  }

  function Section({
    fallback = <Spinner visibleLabel label="Cargando datos..." />,
  }: {
    readonly fallback?: ReactNode
  }) {
    const { pathname } = useLocation()
    const target = findScreen(pathname)
    if (!target) return <UnknownPath />
    return (
      // It has no box, so that the screen stays a child of the frame's column.
      <div data-section={sectionName} style={{ display: 'contents' }}>
        <ScreenRestoration key={pathname}>
          <LazyBoundary parts={['one' in target ? target.one : target.screen]} fallback={fallback}>
            {'one' in target ? <target.one id={target.id} /> : <target.screen />}
          </LazyBoundary>
        </ScreenRestoration>
      </div>
    )
  }
  const prefetch = async (path: string, page?: PrefetchingPage) => {
    const target = findScreen(path)
    if (!target) return
    if ('one' in target) return void (await target.one.prefetch?.())
    const reads = (await target.screen.prefetch?.())?.default.prefetch
    if (page && reads) await runPrefetch(reads, page)
  }
  return Object.assign(Section, { prefetch, help })
}

/** Placeholder of a section whose screen comes with a later version. */
function InPreparation() {
  return (
    <EmptyState
      icon={<Hammer size={24} aria-hidden />}
      title="En preparación"
      text="Esta sección todavía no está disponible en esta versión del panel."
    />
  )
}
