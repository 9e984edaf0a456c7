import { Pause } from 'lucide-react'
import styled from 'styled-components'
import type { Match } from '@torneo/contracts/matches'
import type { SportRules } from '@torneo/contracts/tournament-sports'
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
  readonly rules: SportRules | undefined
  readonly lit: Lit | undefined
}

/** A match that is being played: the whole card opens what happened in it. */
export function LiveCard({ match, rules, lit }: LiveCardProps) {
  return (
    <Root data-on="board">
      <Line>
        <LiveBadge />
        <Quiet><SportName sport={match.sport} /></Quiet>
      </Line>
      <VisuallyHidden as="h3">{scoreSaid(match)}</VisuallyHidden>
      <Scoreboard match={match} lit={lit} />
      <Clock>
        {clockWords(match, rules)}
        {!match.isLive && <Stopped><Pause size={14} aria-hidden />{liveTexts.clockStopped}</Stopped>}
      </Clock>
      <Line $last>
        <Quiet>{placeWords(match)}</Quiet>
        <Open href={matchAddress(match.id)}>{liveTexts.openMatch}<VisuallyHidden>: {matchTitle(match)}</VisuallyHidden></Open>
      </Line>
    </Root>
  )
}

const Root = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto auto;
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

/** Beside a name of some length there is no room for two. */
const narrow = '@container (max-width: 16rem)'

// The way in stands beside the place, however long that is: cards beside each other look alike.
const Line = styled.div<{ $last?: boolean }>`
  display: flex;
  flex-wrap: ${({ $last }) => ($last ? 'nowrap' : 'wrap')};
  ${narrow} { flex-wrap: wrap; }
  align-items: ${({ $last }) => ($last ? 'end' : 'center')};
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
  @media print { color: inherit; }
`

const Open = styled.a`
  flex: none;
  color: ${color.boardMuted};
  font-weight: 600;
  text-underline-offset: 3px;
  ${text(13)}
  &:focus-visible { outline: none; }
  &::after { content: ''; position: absolute; inset: 0; border-radius: ${radius.board}; }
`
