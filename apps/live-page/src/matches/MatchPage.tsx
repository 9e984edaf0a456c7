import type { MatchState } from '@torneo/contracts/endpoint/realtime'
import { dayOf, rulesOf } from '@torneo/domain/match/list/match-words'
import { matchTitle } from '@torneo/domain/match/side-name'
import { useSyncExternalStore } from 'react'
import type { TournamentFeed } from '../feed/tournament-feed'
import { useMatchState } from '../feed/use-channels'
import { liveTexts } from '../live-texts'
import { LocalNowProvider } from '../parts/local-now'
import { PageFrame } from '../parts/PageFrame'
import { Section } from '../parts/Section'
import { useNow } from '../parts/use-now'
import { MatchView } from './MatchView'
import { pageAddress } from './open-match'

interface MatchPageProps {
  readonly feed: TournamentFeed
  /** Match included with the page. */
  readonly first: MatchState
}

/** A match on its own page, for shared links. */
export function MatchPage({ feed, first }: MatchPageProps) {
  const state = useSyncExternalStore(feed.subscribe, feed.state)
  const { data, error } = useMatchState(first.match.id, state)
  const { match, events } = data && data.match.rev >= first.match.rev ? data : first
  const today = dayOf(useNow(30_000), state.tournament?.timeZone)
  return (
    <PageFrame state={state} footer={<p>{liveTexts.updatesItself}</p>}>
      <Section title={matchTitle(match)}>
        <LocalNowProvider timeZone={state.tournament?.timeZone}>
          <MatchView
            match={match}
            events={events}
            rules={rulesOf(state.tournament?.sports ?? [], match.sportId)}
            today={today}
            isDeleted={error?.code === 404}
            state={state}
          />
        </LocalNowProvider>
      </Section>
      <p>
        <a href={pageAddress}>{liveTexts.wholeTournament}</a>
      </p>
    </PageFrame>
  )
}
