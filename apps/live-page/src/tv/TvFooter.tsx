import styled from 'styled-components'
import { dataAgeWords } from '@torneo/domain/age-words'
import { ConnectionPill } from '@torneo/ui/ConnectionPill'
import { color, font } from '@torneo/ui/tokens'
import type { TournamentState } from '../feed/tournament-feed'
import { liveTexts } from '../live-texts'
import type { SortedMatches } from '../matches/sorted-matches'
import { momentWords } from '../words/days'
import { matchTitle, minuteOf, rulesOf, teamName } from '../words/match-words'
import { PageCode } from './PageCode'
import { twoLines, u } from './tv-styles'

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
  const sports = state.tournament?.sports ?? []
  const next = matches.upcoming.find(({ status }) => status === 'scheduled')
  return (
    <Root>
      <News>
        {isLive || matches.live.length === 0
          ? next && <p><small>{liveTexts.tvNext}</small><span><b>{matchTitle(next)}</b> {momentWords(next, now)}</span></p>
          : matches.live.slice(0, shown).map((match) => (
            <p key={match.id}>
              <small>{liveTexts.live} {minuteOf(match, rulesOf(sports, match.sportId))}</small>
              <span><b>{teamName(match.homeTeam)} <strong>{match.homeScore} – {match.awayScore}</strong> {teamName(match.awayTeam)}</b></span>
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
  min-height: ${u(11)};
  padding-top: ${u(1.5)};
  font-size: ${u(4)};
  line-height: 1.2;
`

const News = styled.div`
  flex: 1;
  display: flex;
  gap: ${u(6)};
  min-width: 0;
  p { min-width: 0; }
  p > span { ${twoLines} }
  small { display: block; color: ${color.boardMuted}; font-size: ${u(3.2)}; }
  strong { font-family: ${font.title}; font-weight: 800; }
`

const Sign = styled.div`
  flex: none;
  > span {
    gap: ${u(1.2)};
    padding: ${u(1)} ${u(2)};
    border-radius: ${u(1.2)};
    font-size: ${u(3)};
    line-height: 1.3;
  }
  svg { width: ${u(3.2)}; height: ${u(3.2)}; }
`
