import { useToast, api, queryOf, retryableLazy, useSession } from '@torneo/client'
import { dashboardEndpoints, type PageTasks } from '@torneo/contracts/site/dashboard'
import { LazyBoundary } from '@torneo/panel/screen/LazyBoundary'
import type { DashboardSlotProps } from '@torneo/panel/screen/slots'
import { Button } from '@torneo/ui/buttons/Button'
import { Notice } from '@torneo/ui/feedback/Notice'
import { Spinner } from '@torneo/ui/feedback/Spinner'
import { Stack } from '@torneo/ui/layout/Stack'
import { useMedia } from '@torneo/ui/layout/use-media'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import styled from 'styled-components'
import { DashboardSlots } from '../slots/DashboardSlots'
import { useSlot } from '../slots/use-slot'
import { Activity } from './Activity'
import { Counters } from './Counters'
import { QuickActions } from './QuickActions'
import { WelcomeBanner } from './WelcomeBanner'

const Columns = styled.div`
  display: grid;
  gap: 20px;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;

  > :only-child { grid-column: 1 / -1; }

  @media (max-width: 63.99em) { grid-template-columns: minmax(0, 1fr); }
`

/** A part without which the dashboard is shown, with its children, where its code cannot be loaded. */
const optional = <Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>) =>
  retryableLazy(() => load().catch(() => ({ default: ({ children }: { readonly children?: ReactNode }) => children })))

const FirstSteps = optional(() => import('./FirstSteps'))
const PagePart = optional(() => import('./page/PagePart'))
const VisitsPart = optional(() => import('./visits/VisitsPart'))

const waiting = <Spinner visibleLabel label="Cargando datos..." />

/** Start screen of the panel (spec 1 §2 Dashboard). */
export function DashboardScreen() {
  const { data, isLoading, isError, refetch, fulfilledTimeStamp } = useShellDashboardQuery()
  const { filled, isFilled, isWaiting } = useSlot<DashboardSlotProps>('dashboard')
  const isWide = useMedia('(min-width: 64em)')
  const toast = useToast()
  const isUnread = isError && !data
  useEffect(() => {
    if (isUnread) toast.error('Error al cargar los datos')
  }, [isUnread, toast])
  const { user } = useSession()
  if (isLoading || isWaiting) return waiting
  // Loads the first steps only while a counter is zero.
  const isNew = data && !user?.prefs.guideHidden && Object.values(data.counters).includes(0)
  const page = data?.page
  const visits = data?.pageVisits?.pages[0] ? data.pageVisits : undefined
  const parts = [isNew && FirstSteps, page && PagePart, visits && VisitsPart]
  // People of an app that fills the slot see an empty list only beside that part.
  const renderTasks = (isBeside: boolean) =>
    page && (isBeside || !isFilled || hasTasks(page)) && <PagePart tasks={page} />
  const head = (
    <>
      {isNew && <FirstSteps />}
      {isUnread && (
        <Notice tone="danger" role="alert">
          No pudimos leer los contadores ni la actividad.{' '}
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            Reintentar
          </Button>
        </Notice>
      )}
    </>
  )
  return (
    // Wraps all parts, so that nothing shifts when the first steps appear.
    <LazyBoundary parts={parts} fallback={waiting}>
      <Stack $gap={20}>
        <DashboardSlots
          filled={filled}
          renderBanner={(sentence, part) => <WelcomeBanner sentence={sentence}>{part}</WelcomeBanner>}
          head={head}
          renderTasks={renderTasks}
          waiting={waiting}>
          <Counters values={data?.counters} />
          {visits && <VisitsPart visits={visits} />}
          <Columns>
            {/* Quick actions come before past activity in a single column. */}
            {!isWide && <QuickActions />}
            {data && <Activity dashboard={data} readAt={fulfilledTimeStamp} />}
            {isWide && <QuickActions />}
          </Columns>
        </DashboardSlots>
      </Stack>
    </LazyBoundary>
  )
}

const { useShellDashboardQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ shellDashboard: queryOf(build, dashboardEndpoints.get) }),
})

const hasTasks = ({ scheduled, undescribed, champions }: PageTasks) =>
  scheduled.length + undescribed.length + champions.length > 0
