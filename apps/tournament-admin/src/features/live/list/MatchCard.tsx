import { MapPin } from 'lucide-react'
import { memo } from 'react'
import styled from 'styled-components'
import type { Match } from '@torneo/contracts/matches'
import { halfWords, minuteWords } from '@torneo/domain/minute-words'
import { Link } from '@torneo/router'
import { outOfSight } from '@torneo/ui/out-of-sight'
import { color, font, media, radius, shadow, text } from '@torneo/ui/tokens'
import { VisuallyHidden } from '@torneo/ui/VisuallyHidden'
import { placeWords, teamName } from '../../../parts/match-words'
import { StatusBadge } from '../../../parts/StatusBadge'
import { TeamMark } from '../../../parts/TeamMark'
import { whenWords } from '../when-words'

interface MatchCardProps {
  readonly id: string
  readonly match: Match
  /** The address of its panel. */
  readonly to: string
}

/** One match to choose: the whole card leads to its panel. */
export const MatchCard = memo(function MatchCard({ id, match, to }: MatchCardProps) {
  const { status, sport, homeTeam, awayTeam, homeScore, awayScore, currentMinute, currentHalf } = match
  const isLive = status === 'live'
  return (
    <Root id={id} to={to} $live={isLive}>
      <Line>
        <When><span aria-hidden>{sport?.icon ?? '🏟️'}</span> {sport && <VisuallyHidden>{sport.name} </VisuallyHidden>}{whenWords(match)}</When>
        <StatusBadge status={status} />
      </Line>
      <Team><TeamMark team={homeTeam} size={28} /><strong>{teamName(homeTeam)}</strong>{isLive && <Goals>{homeScore}</Goals>}</Team>
      <Team><TeamMark team={awayTeam} size={28} /><strong>{teamName(awayTeam)}</strong>{isLive && <Goals>{awayScore}</Goals>}</Team>
      <Line>
        <Place><MapPin size={16} aria-hidden />{placeWords(match)}</Place>
        {isLive && <Clock>{minuteWords(currentMinute)} · {halfWords(currentHalf)}</Clock>}
      </Line>
    </Root>
  )
})

const Root = styled(Link)<{ $live: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 10px;
  padding: 14px 16px;
  border: 1px solid ${({ $live }) => ($live ? color.live : color.line)};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${({ $live }) => ($live ? `inset 0 0 0 1px ${color.live}` : shadow.card)};
  color: ${color.text};
  text-decoration: none;
  ${outOfSight(135)}
  ${media.hover} { &:hover { background: ${color.sunken}; } }
`

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px 12px;
  min-height: 24px;
`

const When = styled.span`
  color: ${color.muted};
  ${text(14)}
`

const Team = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  ${text(16)}
  strong { flex: 1; min-width: 0; font-weight: 600; overflow-wrap: anywhere; }
`

const Goals = styled.span`
  font-family: ${font.title};
  font-weight: 800;
  ${text(20)}
`

const Place = styled.span`
  display: flex;
  gap: 6px;
  min-width: 0;
  color: ${color.muted};
  overflow-wrap: anywhere;
  ${text(13)}
  svg { flex: none; margin-top: 1px; }
`

const Clock = styled.span`
  margin-left: auto;
  font-weight: 700;
  ${text(13)}
`
