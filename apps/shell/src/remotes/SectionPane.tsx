import { Suspense, useEffect, useState } from 'react'
import { retryFailedLazies, useSession } from '@torneo/client'
import type { SectionRow } from '@torneo/contracts/remotes'
import { mayView } from '@torneo/domain/permissions'
import { Spinner } from '@torneo/ui/Spinner'
import { AccessDenied } from '../frame/AccessDenied'
import { remotes } from './remotes'
import { SectionBoundary } from './SectionBoundary'
import { SectionFailed } from './SectionFailed'
import { useSections } from './use-sections'

/** One section of the panel: denied, loading, failed or there; whatever it does, it does inside its pane. */
export function SectionPane({ row }: { row: SectionRow }) {
  const { user } = useSession()
  const { status, sections } = useSections()
  const [round, setRound] = useState(0)
  const allowed = mayView(user?.role ?? '', row)
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
