import { Lock } from 'lucide-react'
import { Suspense, useEffect, useState, Component, type ReactNode } from 'react'
import styled from 'styled-components'
import { retryFailedLazies, useSession } from '@torneo/client'
import type { SectionRow } from '@torneo/contracts/remotes'
import { Link } from '@torneo/router'
import { EmptyState } from '@torneo/ui/EmptyState'
import { Spinner } from '@torneo/ui/Spinner'
import { SecondaryLink } from '../frame/SecondaryLink'
import { kindOfDrawError } from './failure-kind'
import { mayShow } from './may-show'
import { remotes } from './remotes'
import { SectionFailed } from './SectionFailed'
import { useSections } from './use-sections'

/** One section of the panel: denied, loading, failed or there; whatever it does, it does inside its pane. */
export function SectionPane({ row }: { row: SectionRow }) {
  const { user } = useSession()
  const { status, sections } = useSections()
  const [round, setRound] = useState(0)
  const allowed = mayShow(user?.role ?? '', row)
  const section = sections[row.owner] ?? { status: 'idle' }

  useEffect(() => {
    if (allowed && status !== 'loading' && section.status === 'idle') void remotes.loadSection(row.owner)
  }, [allowed, row.owner, section.status, status])

  const retry = async () => {
    retryFailedLazies()
    await remotes.reloadSection(row.owner)
    setRound((before) => before + 1)
  }

  if (!allowed) return <AccessDenied row={row} />
  if (section.status === 'failed') return <SectionFailed row={row} failure={section} onRetry={retry} />
  if (section.status !== 'ready') return <Spinner visibleLabel label="Cargando datos..." />
  const { View } = section
  return (
    <SectionBoundary key={`${row.owner}-${round}`} row={row} onRetry={retry}>
      <Suspense fallback={<Spinner visibleLabel label="Cargando datos..." />}><View /></Suspense>
    </SectionBoundary>
  )
}

/** Spec 1 §2 Guard; the sentence on /users is a promised one of its own (R37, R46). */
function AccessDenied({ row }: { row: { readonly id: string } }) {
  const text = row.id === 'users' ? 'No tienes permisos para gestionar usuarios' : 'No tienes permisos para acceder a esta sección'
  return (
    <Narrow>
      <EmptyState
        icon={<Lock size={24} aria-hidden />}
        title="Acceso Denegado"
        text={text}
        action={<SecondaryLink as={Link} to="/">Ir al Dashboard</SecondaryLink>}
      />
    </Narrow>
  )
}

const Narrow = styled.div`
  width: min(100%, 35rem);
  margin: 0 auto;
`

interface Props {
  readonly row: SectionRow
  readonly onRetry: () => Promise<void>
  readonly children: ReactNode
}

/** Keeps what a section throws while drawing inside its pane. Retrying mounts a new boundary. */
class SectionBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: Error): void {
    remotes.broke(this.props.row.owner, kindOfDrawError(error.message), String(error))
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const failure = { kind: kindOfDrawError(error.message), detail: error.message, tries: 1 }
    return <SectionFailed row={this.props.row} failure={failure} onRetry={this.props.onRetry} />
  }
}
