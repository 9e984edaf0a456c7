import { useEffect } from 'react'
import styled from 'styled-components'
import { useToast } from '@torneo/client'
import { Button } from '@torneo/ui/Button'
import { Notice } from '@torneo/ui/Notice'
import { Spinner } from '@torneo/ui/Spinner'
import { useMedia } from '@torneo/ui/use-media'
import { Activity } from './Activity'
import { Counters } from './Counters'
import { QuickActions } from './QuickActions'
import { useShellDashboardQuery } from './dashboard-api'
import { useLiveNow } from './use-live-now'
import { WelcomeBanner } from './WelcomeBanner'

const Stack = styled.div`
  display: grid;
  gap: 20px;
`

const Columns = styled.div`
  display: grid;
  gap: 20px;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;

  > :only-child { grid-column: 1 / -1; }

  @media (max-width: 1023px) { grid-template-columns: minmax(0, 1fr); }
`

/** Spec 1 §2 Dashboard. */
export function DashboardScreen() {
  const { data, isLoading, isError, refetch, fulfilledTimeStamp } = useShellDashboardQuery()
  const now = useLiveNow()
  const isWide = useMedia('(min-width: 1024px)')
  const toast = useToast()
  const isUnread = isError && !data
  useEffect(() => { if (isUnread) toast.error('Error al cargar los datos') }, [isUnread, toast])
  if (isLoading || !now.isKnown) return <Spinner visibleLabel label="Cargando datos..." />
  return (
    <Stack>
      <WelcomeBanner matches={now.matches} asOf={now.asOf} />
      {isUnread && (
        <Notice tone="danger" role="alert">
          No pudimos leer los contadores ni la actividad. <Button size="sm" variant="secondary" onClick={() => void refetch()}>Reintentar</Button>
        </Notice>
      )}
      <Counters values={data?.counters} />
      <Columns>
        {/* One under the other, what is done comes before what was done. */}
        {!isWide && <QuickActions />}
        {data && <Activity dashboard={data} readAt={fulfilledTimeStamp} />}
        {isWide && <QuickActions />}
      </Columns>
    </Stack>
  )
}
