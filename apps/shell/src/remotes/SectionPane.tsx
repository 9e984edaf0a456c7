import { retryableLazy, retryFailedLazies, useSession } from '@torneo/client'
import type { SectionRow } from '@torneo/contracts/releases/remotes'
import type { FailureKind } from '@torneo/contracts/releases/section-failures'
import { Spinner } from '@torneo/ui/feedback/Spinner'
import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  Component,
  type ErrorInfo,
  type ReactNode,
} from 'react'
import { noteError } from '../errors/note-error'
import { showSection } from '../fence/section-visits'
import { isFetchError } from './failure-kind'
import { mayShow } from './may-show'
import { remotes } from './remotes'
import { SectionFailed } from './SectionFailed'
import { SectionWaiting } from './SectionWaiting'
import { useSections } from './use-sections'

const ClosedSection = retryableLazy(() => import('./ClosedSection'))

interface SectionPaneProps {
  readonly row: SectionRow
  /** Reason why the app is switched off. */
  readonly off?: string | undefined
}

/**
 * Pane of a section: denied, switched off, loading, failed or ready. Errors of what it renders stay here; those of its
 * clean-up, which come when this pane is gone, reach the boundary above the routes.
 */
export function SectionPane({ row, off }: SectionPaneProps) {
  const { user } = useSession()
  const { status, sections } = useSections()
  const [round, setRound] = useState(0)
  const hasRetried = useRef(false)
  const isOpen = off === undefined && mayShow(user?.role ?? '', row)
  const section = sections[row.owner] ?? { status: 'idle' }

  useEffect(() => {
    if (isOpen && status !== 'loading' && section.status === 'idle') void remotes.loadSection(row.owner)
  }, [isOpen, row.owner, section.status, status])

  useLayoutEffect(() => showSection(row.owner), [row.owner])

  const retry = async () => {
    retryFailedLazies()
    await remotes.reloadSection(row.owner)
    setRound((before) => before + 1)
  }
  /** Retries once without a pane: a chunk may be missing because of the connection, or of a new version. */
  const retryMissing = () => {
    if (hasRetried.current) return false
    hasRetried.current = true
    void retry()
    return true
  }

  const waiting = <Spinner visibleLabel label="Cargando datos..." />
  if (isOpen && section.status === 'failed') return <SectionFailed row={row} failure={section} onRetry={retry} />
  if (isOpen && section.status !== 'ready') return waiting
  const waitingForScreen = <SectionWaiting row={row} onRetry={retry} />
  return (
    <SectionBoundary key={`${row.owner}-${round}`} row={row} waiting={waiting} onMissing={retryMissing} onRetry={retry}>
      <Suspense fallback={waitingForScreen}>
        {isOpen && section.status === 'ready' ? (
          <section.View fallback={waitingForScreen} />
        ) : (
          <ClosedSection row={row} off={off} />
        )}
      </Suspense>
    </SectionBoundary>
  )
}

interface Props {
  readonly row: SectionRow
  readonly waiting: ReactNode
  /** Returns true if it retries by itself. */
  readonly onMissing: () => boolean
  readonly onRetry: () => Promise<void>
  readonly children: ReactNode
}

interface State {
  readonly error: Error | null
  readonly kind: FailureKind | null
}

/** Catches errors that a section throws while rendering. A retry mounts a new boundary. */
class SectionBoundary extends Component<Props, State> {
  override state: State = { error: null, kind: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    const { row, onMissing } = this.props
    if (isFetchError(error.message) && onMissing()) return
    noteError({ error, componentStack: componentStack ?? '' })
    void remotes.reportBroken(row.owner, String(error)).then((kind) => this.setState({ kind }))
  }

  override render() {
    const { error, kind } = this.state
    const { row, waiting, onRetry, children } = this.props
    if (!error) return children
    if (!kind) return waiting
    return <SectionFailed row={row} failure={{ kind, detail: error.message, attempts: 1 }} onRetry={onRetry} />
  }
}
