import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import type { PublicTournament } from '@torneo/contracts/public'
import { tabId, Tabs } from '@torneo/ui/Tabs'
import type { TournamentState } from './feed/tournament-feed'
import type { News } from './feed/use-news'
import { liveTexts } from './live-texts'
import { LiveNow } from './matches/LiveNow'
import { useOpenMatch } from './matches/open-match'
import { sortMatches } from './matches/sorted-matches'
import { Nothing } from './parts/Nothing'
import { SportPane } from './SportPane'
import { useChosenSport } from './use-chosen-sport'
import { dayOf } from './words/days'
import { rulesOf } from './words/match-words'

interface TournamentViewProps {
  readonly state: TournamentState
  readonly tournament: PublicTournament
  readonly lit: News['lit']
  readonly now: number
}

const panelId = 'deporte'

const MatchSheet = lazy(() => import('./matches/MatchSheet'))

/** What is played now, of all sports, then one sport at a time. */
export function TournamentView({ state, tournament, lit, now }: TournamentViewProps) {
  const { sports } = tournament
  const today = dayOf(now)
  const all = sortMatches(state.matches, today)
  const { sport, choose } = useChosenSport(sports, all)
  const openId = useOpenMatch()
  const open = state.matches.find(({ id }) => id === openId)
  return (
    <>
      <LiveNow live={all.live} next={all.upcoming.find(({ status }) => status === 'scheduled')} sports={sports} lit={lit} now={now} />
      {sport ? (
        <Sports>
          <Tabs label={liveTexts.sports} panelId={panelId} value={sport.id} onChange={choose}
            tabs={sports.map(({ id, icon, name }) => ({ value: id, label: `${icon} ${name}` }))} />
          <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, sport.id)}>
            <SportPane key={sport.id} sport={sport} state={state} now={now}
              matches={sortMatches(state.matches.filter(({ sportId }) => sportId === sport.id), today)} />
          </div>
        </Sports>
      ) : <Nothing title={liveTexts.noUpcoming}>{liveTexts.noUpcomingWhy}</Nothing>}
      {openId !== null && (
        <Suspense>
          <MatchSheet id={openId} listed={open} state={state} now={now} rules={rulesOf(sports, open?.sportId)} />
        </Suspense>
      )}
    </>
  )
}

const Sports = styled.div`
  display: grid;
  gap: 20px;
  min-width: 0;
`
