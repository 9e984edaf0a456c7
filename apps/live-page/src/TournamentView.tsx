import type { Match } from '@torneo/contracts/match/matches'
import type { PublicTournament } from '@torneo/contracts/site/public'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { type SortedMatches, sortMatches } from '@torneo/domain/match/list/sorted-matches'
import { Stack } from '@torneo/ui/layout/Stack'
import { tabId, Tabs } from '@torneo/ui/layout/Tabs'
import { lazy, Suspense, useState } from 'react'
import styled from 'styled-components'
import { addressOf, dayParameter, sportParameter } from './chosen-address'
import type { MatchUpdates } from './feed/match-updates'
import type { TournamentState } from './feed/tournament-feed'
import { FollowButton } from './follow/FollowButton'
import { followedFirst, type Following, isFollowed } from './follow/following'
import { rulesOf } from './format'
import { liveTexts } from './live-texts'
import { LiveNow } from './matches/LiveNow'
import { useOpenMatch } from './matches/open-match'
import { SportPane } from './SportPane'

interface TournamentViewProps {
  readonly state: TournamentState
  readonly tournament: PublicTournament
  /** Sport in the address. */
  readonly requestedSport: string | null
  readonly day: string | null
  /** Called when more than the included part is needed. */
  readonly onIncomplete: () => void
  readonly following: Following
  readonly onFollow: (following: Following) => void
  readonly highlights: MatchUpdates['highlights']
  readonly today: string
}

const panelId = 'deporte'

const MatchSheet = lazy(() => import('./matches/MatchSheet'))

/** Live matches of all sports, followed by one sport at a time. */
export function TournamentView({
  state,
  tournament,
  requestedSport,
  day: requestedDay,
  onIncomplete,
  following,
  onFollow,
  highlights,
  today,
}: TournamentViewProps) {
  const { sports } = tournament
  const sorted = sortMatches(state.matches, today)
  const all = { ...sorted, live: followedFirst(sorted.live, (match) => isFollowed(match, following)) }
  const { sport, day, choose } = useChosenSport(sports, all, requestedSport, requestedDay, onIncomplete)
  const openId = useOpenMatch()
  const open = state.matches.find(({ id }) => id === openId)
  return (
    <>
      <LiveNow
        matches={all}
        sports={sports}
        highlights={highlights}
        today={today}
        aside={
          tournament.promotions.length > 0 && (
            <FollowButton promotions={tournament.promotions} following={following} onChange={onFollow} />
          )
        }
      />
      {sport && (
        <Stack $gap={20}>
          <Tabs
            label={liveTexts.sports}
            panelId={panelId}
            value={sport.id}
            onChange={choose}
            tabs={sports.map(({ id, icon, name }) => ({ value: id, label: `${icon} ${name}` }))}
          />
          <OtherSports data-script="none">
            {sports.map(
              ({ id, name }) =>
                id !== sport.id && (
                  <a key={id} href={addressOf(id)}>
                    {name}
                  </a>
                ),
            )}
          </OtherSports>
          <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, sport.id)}>
            <SportPane
              key={sport.id}
              sport={sport}
              day={day}
              state={state}
              today={today}
              following={following}
              onIncomplete={onIncomplete}
              matches={sortMatches(
                state.matches.filter(({ sportId }) => sportId === sport.id),
                today,
              )}
            />
          </div>
        </Stack>
      )}
      {openId !== null && (
        <Suspense>
          <MatchSheet id={openId} listed={open} state={state} today={today} rules={rulesOf(sports, open?.sportId)} />
        </Suspense>
      )}
    </>
  )
}

/**
 * Chooses the sport: the address's, which a choice changes, or else one with a live or upcoming match, or the first.
 */
function useChosenSport(
  sports: readonly TournamentSport[],
  { live, upcoming }: SortedMatches,
  initialSport: string | null,
  dayFirst: string | null,
  onChoose: () => void,
) {
  const [requestedSport, setRequestedSport] = useState(initialSport)
  const [day, setDay] = useState(dayFirst)
  // Remember the sport shown: a match that ends must not move the page under the reader.
  const [first, setFirst] = useState<string | null>(null)
  const isListed = (id: string | null | undefined) => sports.some((sport) => sport.id === id)
  const fitting =
    [requestedSport, first, ...[live[0], upcoming[0]].map((match?: Match) => match?.sportId)].find(isListed) ??
    sports[0]?.id ??
    null
  if (fitting !== first) setFirst(fitting)

  const choose = (id: string) => {
    onChoose()
    setRequestedSport(id)
    setDay(null)
    const search = new URLSearchParams(location.search)
    search.set(sportParameter, id)
    search.delete(dayParameter)
    history.replaceState(history.state, '', `?${search.toString()}${location.hash}`)
  }
  return { sport: sports.find(({ id }) => id === fitting), day, choose }
}

const OtherSports = styled.nav`
  flex-wrap: wrap;
  gap: 4px 16px;
`
