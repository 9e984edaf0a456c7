import { Pause } from 'lucide-react'
import styled from 'styled-components'
import type { Match } from '@torneo/contracts/matches'
import { color, media, radius, text } from '@torneo/ui/tokens'
import { VisuallyHidden } from '@torneo/ui/VisuallyHidden'
import { liveTexts } from '../live-texts'
import { LiveBadge } from '../parts/LiveBadge'
import { SportName } from '../parts/SportName'
import { clockWords, matchTitle, placeWords, scoreSaid } from '../words/match-words'
import { matchAddress } from './open-match'
import { Scoreboard } from './Scoreboard'
import type { Lit } from '../feed/use-news'

interface LiveCardProps {
  readonly match: Match
  readonly hasHalves: boolean
  readonly lit: Lit | undefined
}

/** A match that is being played: the whole card opens what happened in it. */
export function LiveCard({ match, hasHalves, lit }: LiveCardProps) {
  return (
    <Root data-on="board">
      <Line>
        <LiveBadge />
        <Quiet><SportName sport={match.sport} /></Quiet>
      </Line>
      <VisuallyHidden as="h3">{scoreSaid(match)}</VisuallyHidden>
      <Scoreboard match={match} lit={lit} />
      <Clock>
        {clockWords(match, hasHalves)}
        {!match.isLive && <Stopped><Pause size={14} aria-hidden />{liveTexts.clockStopped}</Stopped>}
      </Clock>
      <Line>
        <Quiet>{placeWords(match)}</Quiet>
        <Open href={matchAddress(match.id)}>{liveTexts.openMatch}<VisuallyHidden>: {matchTitle(match)}</VisuallyHidden></Open>
      </Line>
    </Root>
  )
}

const Root = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: 12px;
  min-width: 0;
  padding: 16px;
  border: 1px solid ${color.boardEdge};
  border-radius: ${radius.board};
  background: ${color.board};
  color: ${color.onBoard};
  container-type: inline-size;
  &:has(a:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  ${media.hover} { &:hover { border-color: ${color.boardMuted}; } }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  ${text(14)}
`

const Quiet = styled.span`
  min-width: 0;
  color: ${color.boardMuted};
`

const Clock = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  font-weight: 600;
  ${text(14)}
`

const Stopped = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: #F5C162;
`

const Open = styled.a`
  color: ${color.boardMuted};
  font-weight: 600;
  text-underline-offset: 3px;
  ${text(13)}
  &:focus-visible { outline: none; }
  &::after { content: ''; position: absolute; inset: 0; border-radius: ${radius.board}; }
`
