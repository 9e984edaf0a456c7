import type { PublicTournament } from '@torneo/contracts/site/public'
import { rulesOf } from '@torneo/domain/match/list/match-words'
import { sortMatches } from '@torneo/domain/match/list/sorted-matches'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { Stack } from '@torneo/ui/layout/Stack'
import { tabId, Tabs } from '@torneo/ui/layout/Tabs'
import { lazy, Suspense, useContext, useEffect } from 'react'
import styled from 'styled-components'
import { addressOf, type ChosenAddress, cupAddress } from './chosen-address'
import { GeneralCup, TeamPath } from './competition/lazy-views'
import { ArchivedContext } from './edition/archived'
import type { MatchUpdates } from './feed/match-updates'
import type { TournamentState } from './feed/tournament-feed'
import { FollowButton } from './follow/FollowButton'
import { followedFirst, type Following, isFollowed } from './follow/following'
import { liveTexts } from './live-texts'
import { LiveNow } from './matches/LiveNow'
import { useOpenMatch } from './matches/open-match'
import { SportPane } from './SportPane'
import { useChosen } from './use-chosen'

interface TournamentViewProps {
  readonly state: TournamentState
  readonly tournament: PublicTournament
  readonly address: ChosenAddress
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
  address,
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
  const chosen = useChosen({ sports, matches: all, address, day: requestedDay, onChoose: onIncomplete })
  const { sport, day, view, team, chooseSport, chooseView, follow } = chosen
  const cup = state.part ? state.part.cup : tournament.generalCup?.name
  const isCup = view === 'copa' && cup !== undefined
  const name = tournament.tournament?.name
  useEffect(() => {
    if (name) document.title = isCup ? `${cup} · ${name}` : liveTexts.pageOf(name)
  }, [name, isCup, cup])
  const listed = cup === undefined ? sports : [{ id: cupAddress, icon: '🏆', name: cup }, ...sports]
  const shown = isCup ? cupAddress : (sport?.id ?? '')
  const isArchived = useContext(ArchivedContext)
  const openId = useOpenMatch()
  const open = state.matches.find(({ id }) => id === openId)
  const sheet = openId !== null && (
    <Suspense>
      <MatchSheet id={openId} listed={open} state={state} today={today} rules={rulesOf(sports, open?.sportId)} />
    </Suspense>
  )
  if (sport && view === 'camino' && team !== null)
    return (
      <>
        <Suspense fallback={<SkeletonRows label={liveTexts.loading} />}>
          <TeamPath
            sport={sport}
            teamId={team}
            state={state}
            today={today}
            promotions={tournament.promotions}
            following={following}
            onFollow={onFollow}
            onLeave={() => chooseView('llave')}
          />
        </Suspense>
        {sheet}
      </>
    )
  return (
    <>
      {/* A printed table or bracket stands alone. */}
      {!isArchived && (
        <div data-screen-only={view === null ? undefined : ''}>
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
        </div>
      )}
      {sport && (
        <Stack $gap={20}>
          <Tabs
            label={liveTexts.sports}
            panelId={panelId}
            value={shown}
            onChange={chooseSport}
            tabs={listed.map(({ id, icon, name }) => ({ value: id, label: `${icon} ${name}` }))}
          />
          <OtherSports data-script="none">
            {listed.map(
              ({ id, name }) =>
                id !== shown && (
                  <a key={id} href={id === cupAddress ? id : addressOf(id)}>
                    {name}
                  </a>
                ),
            )}
          </OtherSports>
          <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, shown)}>
            {isCup ? (
              <Suspense fallback={<SkeletonRows label={liveTexts.loading} />}>
                <GeneralCup state={state} following={following} />
              </Suspense>
            ) : (
              <SportPane
                key={sport.id}
                sport={sport}
                day={day}
                state={state}
                today={today}
                following={following}
                view={view}
                onView={chooseView}
                onPath={follow}
                onIncomplete={onIncomplete}
                matches={sortMatches(
                  state.matches.filter(({ sportId }) => sportId === sport.id),
                  today,
                )}
              />
            )}
          </div>
        </Stack>
      )}
      {sheet}
    </>
  )
}

const OtherSports = styled.nav`
  flex-wrap: wrap;
  gap: 4px 16px;
`
