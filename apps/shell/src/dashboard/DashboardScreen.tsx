import { useToast, api, queryOf, retryableLazy, useMatches, useSession } from '@torneo/client'
import type { Match } from '@torneo/contracts/match/matches'
import type { User } from '@torneo/contracts/people/users'
import { dashboardEndpoints, type Dashboard, type PageTasks } from '@torneo/contracts/site/dashboard'
import { canView } from '@torneo/domain/people/permissions'
import { LazyBoundary } from '@torneo/panel/screen/LazyBoundary'
import { Button } from '@torneo/ui/buttons/Button'
import { Notice } from '@torneo/ui/feedback/Notice'
import { Spinner } from '@torneo/ui/feedback/Spinner'
import { Stack } from '@torneo/ui/layout/Stack'
import { useMedia } from '@torneo/ui/layout/use-media'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import styled from 'styled-components'
import { useSections } from '../remotes/use-sections'
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
const MatchDay = optional(() => import('./day/MatchDay'))
const PagePart = optional(() => import('./page/PagePart'))
const VisitsPart = optional(() => import('./visits/VisitsPart'))

const waiting = <Spinner visibleLabel label="Cargando datos..." />

/** Start screen of the panel (spec 1 §2 Dashboard). */
export function DashboardScreen() {
  const { data, isLoading, isError, refetch, fulfilledTimeStamp } = useShellDashboardQuery()
  const now = useLiveNow()
  const toast = useToast()
  const isUnread = isError && !data
  useEffect(() => {
    if (isUnread) toast.error('Error al cargar los datos')
  }, [isUnread, toast])
  const { user } = useSession()
  const { status } = useSections()
  if (isLoading || !now.isKnown) return waiting
  const isMatchDay = status === 'ready' && isOrganiser(user) && hasMatchesToday(now.matches)
  const { isNew, tasks, visits } = partsOf(data, user, isMatchDay)
  const parts = [isNew && FirstSteps, isMatchDay && MatchDay, tasks && PagePart, visits && VisitsPart]
  const page = tasks && <PagePart tasks={tasks} stale={data?.stale ?? []} />
  const rest = (
    <>
      {!isMatchDay && page}
      <Counters values={data?.counters} />
      {visits && <VisitsPart visits={visits} />}
      <ActionsAndActivity dashboard={data} readAt={fulfilledTimeStamp} />
    </>
  )
  return (
    // Wraps all parts, so that nothing shifts when the first steps appear.
    <LazyBoundary parts={parts} fallback={waiting}>
      <Stack $gap={20}>
        <WelcomeBanner matches={now.matches} asOf={now.asOf} />
        {isNew && <FirstSteps />}
        {isUnread && (
          <Notice tone="danger" role="alert">
            No pudimos leer los contadores ni la actividad.{' '}
            <Button size="sm" variant="secondary" onClick={() => void refetch()}>
              Reintentar
            </Button>
          </Notice>
        )}
        {isMatchDay ? (
          <MatchDay matches={now.matches} page={page} waiting={waiting}>
            {rest}
          </MatchDay>
        ) : (
          rest
        )}
      </Stack>
    </LazyBoundary>
  )
}

interface ActionsAndActivityProps {
  readonly dashboard: Dashboard | undefined
  readonly readAt: number | undefined
}

/** Quick actions come before past activity in a single column. */
function ActionsAndActivity({ dashboard, readAt }: ActionsAndActivityProps) {
  const isWide = useMedia('(min-width: 64em)')
  return (
    <Columns>
      {!isWide && <QuickActions />}
      {dashboard && <Activity dashboard={dashboard} readAt={readAt} />}
      {isWide && <QuickActions />}
    </Columns>
  )
}

const isOrganiser = (user: User | null) => canView(user?.role ?? '', 'fixtures')

/** Parts whose code is loaded only for what they show. */
function partsOf(data: Dashboard | undefined, user: User | null, isMatchDay: boolean) {
  const hasPage =
    data?.page && (isMatchDay || !isOrganiser(user) || hasTasks(data.page) || (data.stale?.length ?? 0) > 0)
  return {
    /** First steps, while a counter is zero; they give way to the matches of a day. */
    isNew: data && !isMatchDay && !user?.prefs.guideHidden && Object.values(data.counters).includes(0),
    /** Organisers have the empty part only beside the fields of a day. */
    tasks: hasPage ? data.page : undefined,
    visits: data?.pageVisits?.pages[0] ? data.pageVisits : undefined,
  }
}

const { useShellDashboardQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ shellDashboard: queryOf(build, dashboardEndpoints.get) }),
})

/** Days as matches store them: yyyy-mm-dd. */
const plainDay = new Intl.DateTimeFormat('sv')

function hasMatchesToday(matches: readonly Match[]): boolean {
  const today = plainDay.format(new Date())
  return matches.some(({ status, date }) => status === 'live' || (status === 'scheduled' && date === today))
}

const hasTasks = ({ scheduled, undescribed, champions }: PageTasks) =>
  scheduled.length + undescribed.length + champions.length > 0

const none: readonly Match[] = []

/**
 * Milliseconds that the first render waits for the live matches, so that nothing shifts under a thumb; then it
 * continues without them.
 */
const lateAfterMs = 1000

/** Live and upcoming matches for roles that may control them; none for others. */
function useLiveNow() {
  const { user } = useSession()
  const mayControl = canView(user?.role ?? '', 'live_control')
  const { data, asOf, error } = useMatches(mayControl)
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), lateAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return { isKnown: !mayControl || data !== null || error !== null || isLate, matches: data ?? none, asOf }
}
