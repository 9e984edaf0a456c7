import styled from 'styled-components'
import { dataAgeWords } from '@torneo/domain/age-words'
import { minuteWords } from '@torneo/domain/minute-words'
import { ConnectionPill } from '@torneo/ui/ConnectionPill'
import { color, font } from '@torneo/ui/tokens'
import type { TournamentState } from '../feed/tournament-feed'
import { liveTexts } from '../live-texts'
import type { SortedMatches } from '../matches/sorted-matches'
import { momentWords } from '../words/days'
import { matchTitle, teamName } from '../words/match-words'
import { PageCode } from './PageCode'
import { u } from './tv-styles'

interface TvFooterProps {
  readonly state: TournamentState
  readonly matches: SortedMatches
  /** The board shows what is played: then the foot says what comes. */
  readonly isLive: boolean
  readonly now: number
}

/** As many as fit beside each other. */
const shown = 2

/** What must not be missed whatever the board shows, and the way to have it on one's own phone. */
export function TvFooter({ state, matches, isLive, now }: TvFooterProps) {
  const next = matches.upcoming.find(({ status }) => status === 'scheduled')
  return (
    <Root>
      <News>
        {isLive || matches.live.length === 0
          ? next && <p><small>{liveTexts.tvNext}</small><b>{matchTitle(next)}</b> {momentWords(next, now)}</p>
          : matches.live.slice(0, shown).map(({ id, homeTeam, awayTeam, homeScore, awayScore, currentMinute }) => (
            <p key={id}>
              <small>{liveTexts.live} {minuteWords(currentMinute)}</small>
              <b>{teamName(homeTeam)} <strong>{homeScore} – {awayScore}</strong> {teamName(awayTeam)}</b>
            </p>
          ))}
      </News>
      {state.connection !== 'online' && state.asOf !== null && (
        <Sign><ConnectionPill state={state.connection} age={dataAgeWords(now - state.asOf)} /></Sign>
      )}
      <PageCode />
    </Root>
  )
}

const Root = styled.footer`
  display: flex;
  align-items: center;
  gap: ${u(4)};
  height: ${u(18)};
  padding-top: ${u(1.5)};
  font-size: ${u(4)};
  line-height: 1.2;
`

const News = styled.div`
  flex: 1;
  display: flex;
  gap: ${u(6)};
  min-width: 0;
  p { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small { display: block; color: ${color.boardMuted}; font-size: ${u(3.2)}; }
  strong { font-family: ${font.title}; font-weight: 800; }
`

const Sign = styled.div`
  > span { font-size: ${u(3)}; line-height: 1.3; }
`
