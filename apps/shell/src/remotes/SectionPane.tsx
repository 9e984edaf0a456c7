import { retryableLazy, retryFailedLazies, useSession } from '@torneo/client'
import type { SectionRow } from '@torneo/contracts/releases/remotes'
import { Spinner } from '@torneo/ui/feedback/Spinner'
import { Suspense, useEffect, useState, Component, type ErrorInfo, type ReactNode } from 'react'
import { noteError } from '../errors/note-error'
import { kindOfRenderError } from './failure-kind'
import { mayShow } from './may-show'
import { remotes } from './remotes'
import { SectionFailed } from './SectionFailed'
import { useSections } from './use-sections'

const ClosedSection = retryableLazy(() => import('./ClosedSection'))

interface SectionPaneProps {
  readonly row: SectionRow
  /** Reason why the app is switched off. */
  readonly off?: string | undefined
}

/**
 * Pane of a section: denied, switched off, loading, failed or ready. Its errors cannot affect the rest of the panel.
 */
export function SectionPane({ row, off }: SectionPaneProps) {
  const { user } = useSession()
  const { status, sections } = useSections()
  const [round, setRound] = useState(0)
  const isOpen = off === undefined && mayShow(user?.role ?? '', row)
  const section = sections[row.owner] ?? { status: 'idle' }

  useEffect(() => {
    if (isOpen && status !== 'loading' && section.status === 'idle') void remotes.loadSection(row.owner)
  }, [isOpen, row.owner, section.status, status])

  const retry = async () => {
    retryFailedLazies()
    await remotes.reloadSection(row.owner)
    setRound((before) => before + 1)
  }

  const waiting = <Spinner visibleLabel label="Cargando datos..." />
  if (isOpen && section.status === 'failed') return <SectionFailed row={row} failure={section} onRetry={retry} />
  if (isOpen && section.status !== 'ready') return waiting
  return (
    <SectionBoundary key={`${row.owner}-${round}`} row={row} onRetry={retry}>
      <Suspense fallback={waiting}>
        {isOpen && section.status === 'ready' ? <section.View /> : <ClosedSection row={row} off={off} />}
      </Suspense>
    </SectionBoundary>
  )
}

interface Props {
  readonly row: SectionRow
  readonly onRetry: () => Promise<void>
  readonly children: ReactNode
}

/** Catches errors that a section throws while rendering. A retry mounts a new boundary. */
class SectionBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    remotes.reportBroken(this.props.row.owner, kindOfRenderError(error.message), String(error))
    noteError({ kind: 'render', error, componentStack: componentStack ?? '' })
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const failure = { kind: kindOfRenderError(error.message), detail: error.message, attempts: 1 }
    return <SectionFailed row={this.props.row} failure={failure} onRetry={this.props.onRetry} />
  }
}
