import styled from 'styled-components'
import type { Match } from '@torneo/contracts/matches'
import { color, font, media, text } from '@torneo/ui/tokens'
import { VisuallyHidden } from '@torneo/ui/VisuallyHidden'
import { liveTexts } from '../live-texts'
import { TeamMark } from '../parts/TeamMark'
import { matchTitle, placeWords, scoreSaid, teamName } from '../words/match-words'
import { matchAddress } from './open-match'

/** A fixture or a result on a few lines; a result opens what happened. */
export function MatchRow({ match }: { readonly match: Match }) {
  const { status, time, date, homeScore, awayScore, homeTeam, awayTeam } = match
  const isPlayed = status === 'finished'
  const hasWinner = isPlayed && homeScore !== awayScore
  return (
    <Root>
      <When>
        <time dateTime={`${date}T${time}`}>{time}</time>
        {isPlayed && <small>{liveTexts.final}</small>}
        {status === 'cancelled' && <small>{liveTexts.cancelled}</small>}
      </When>
      {isPlayed && <VisuallyHidden>{scoreSaid(match)}</VisuallyHidden>}
      <Teams aria-hidden={isPlayed || undefined} $off={status === 'cancelled'}>
        <Team $quiet={hasWinner && homeScore < awayScore}>
          <TeamMark team={homeTeam} size={24} /><span>{teamName(homeTeam)}</span>{isPlayed && <b>{homeScore}</b>}
        </Team>
        {!isPlayed && <VisuallyHidden> {liveTexts.versus} </VisuallyHidden>}
        <Team $quiet={hasWinner && awayScore < homeScore}>
          <TeamMark team={awayTeam} size={24} /><span>{teamName(awayTeam)}</span>{isPlayed && <b>{awayScore}</b>}
        </Team>
      </Teams>
      <Place>
        {placeWords(match)}
        {isPlayed && <Open href={matchAddress(match.id)}>{liveTexts.openMatch}<VisuallyHidden>: {matchTitle(match)}</VisuallyHidden></Open>}
      </Place>
    </Root>
  )
}

const Root = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(3.25rem, auto) minmax(0, 1fr);
  gap: 4px 12px;
  padding: 12px 16px;
  & + & { border-top: 1px solid ${color.line}; }
  &:has(a:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: -2px; }
  ${media.hover} { &:has(a):hover { background: ${color.sunken}; } }
`

const When = styled.div`
  display: grid;
  align-content: start;
  font-weight: 600;
  ${text(14)}
  time { line-height: 24px; }
  small { color: ${color.muted}; font-weight: 500; ${text(12)} }
`

const Teams = styled.div<{ $off: boolean }>`
  display: grid;
  gap: 6px;
  ${({ $off }) => $off && `text-decoration: line-through; color: ${color.muted};`}
`

const Team = styled.span<{ $quiet: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  color: ${({ $quiet }) => ($quiet ? color.muted : 'inherit')};
  font-weight: 600;
  ${text(14)}
  > span:nth-child(2) { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  > b { font-family: ${font.title}; font-weight: 800; ${text(16)} }
`

const Place = styled.p`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  color: ${color.muted};
  ${text(13)}
`

const Open = styled.a`
  font-weight: 600;
  text-underline-offset: 3px;
  &:focus-visible { outline: none; }
  &::after { content: ''; position: absolute; inset: 0; }
`
