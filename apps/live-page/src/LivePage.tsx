import { dayOf } from '@torneo/domain/match/list/match-words'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Skeleton } from '@torneo/ui/feedback/Skeleton'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { Stack } from '@torneo/ui/layout/Stack'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { useEffect, useSyncExternalStore } from 'react'
import type { ChosenAddress } from './chosen-address'
import { ArchivedContext, isArchived } from './edition/archived'
import { EditionLinks } from './edition/EditionLinks'
import { useMatchUpdates } from './feed/match-updates'
import type { TournamentFeed } from './feed/tournament-feed'
import { type Following, useFollowing } from './follow/following'
import { liveTexts } from './live-texts'
import { LocalNowProvider } from './parts/local-now'
import { PageFrame } from './parts/PageFrame'
import { useNow } from './parts/use-now'
import { TournamentView } from './TournamentView'

interface LivePageProps {
  readonly feed: TournamentFeed
  /** Sport and view in the address. */
  readonly address: ChosenAddress
  /** Day in the address; null shows all days. */
  readonly day: string | null
  /** Promotions followed when the page was rendered. */
  readonly following: Following
}

/** The families' page of the tournament, without a session. */
export function LivePage({ feed, address, day, following: first }: LivePageProps) {
  const [following, setFollowing] = useFollowing(first)
  const state = useSyncExternalStore(feed.subscribe, feed.state)
  const { announcement, highlights } = useMatchUpdates(state.status === 'ready' ? state.matches : null)
  const now = useNow(30_000)

  // Load the full tournament: the included part matches only the promotions that the page was rendered for.
  useEffect(() => {
    if (following !== first) feed.complete()
  }, [feed, following, first])
  useEffect(() => {
    // Loaded on demand: most visitors have no alerts.
    if (following.length > 0 && 'Notification' in window && Notification.permission === 'granted')
      void import('./follow/alerts').then(({ renewAlerts }) => renewAlerts(following)).catch(() => undefined)
  }, [following])

  // Omit the footer while loading: the matches would push it out of sight.
  const isOver = state.tournament !== null && isArchived(state.tournament)
  const footer = state.status !== 'loading' && (
    <>
      <p>{isOver ? liveTexts.archivedWhy : liveTexts.updatesItself}</p>
      {state.tournament && <EditionLinks tournament={state.tournament} />}
      {!isOver && <a href="?tv=1">{liveTexts.bigScreen}</a>}
    </>
  )
  return (
    <PageFrame state={state} footer={footer}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {state.status === 'loading' && (
        <Stack $gap={24}>
          <Skeleton height={200} />
          <SkeletonRows label={liveTexts.loading} />
        </Stack>
      )}
      {state.status === 'failed' && (
        <ErrorPane title={liveTexts.failed} text={liveTexts.failedWhy} busy={state.isLoading} onRetry={feed.read} />
      )}
      {state.tournament && (
        <LocalNowProvider timeZone={state.tournament.timeZone}>
          <ArchivedContext value={isOver}>
            <TournamentView
              state={state}
              tournament={state.tournament}
              address={address}
              day={day}
              onIncomplete={feed.complete}
              following={following}
              onFollow={setFollowing}
              highlights={highlights}
              today={dayOf(now, state.tournament.timeZone)}
            />
          </ArchivedContext>
        </LocalNowProvider>
      )}
    </PageFrame>
  )
}
