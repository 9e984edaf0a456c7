import type { Match } from '@torneo/contracts/match/matches'
import { formatRound } from '@torneo/domain/match/format-round'
import { formatProgress } from '@torneo/domain/match/list/match-progress'
import { Link } from '@torneo/router'
import { TeamName } from '@torneo/ui/display/TeamName'
import { Row } from '@torneo/ui/layout/Row'
import { contentVisibility } from '@torneo/ui/lists/content-visibility'
import { color, flexRow, flexWrap, font, media, radius, shadow, text } from '@torneo/ui/theme/tokens'
import { memo } from 'react'
import styled from 'styled-components'
import { sideName } from '../../../parts/match-labels'
import { StatusBadge } from '../../../parts/StatusBadge'
import { TeamMark } from '../../../parts/TeamMark'
import { formatKickoff } from '../format-kickoff'
import { formatField } from './by-field'

interface MatchCardProps {
  readonly id: string
  readonly match: Match
  /** Sentence about the match's leader (B14). */
  readonly lead: string | null
  /** Address of the match's panel. */
  readonly to: string
}

/** A match to choose; the whole card links to its panel. */
export const MatchCard = memo(function MatchCard({ id, match, lead, to }: MatchCardProps) {
  const { status, sport, homeTeam, awayTeam, homeScore, awayScore } = match
  const [home, away] = [sideName(match, 'home'), sideName(match, 'away')]
  const isLive = status === 'live'
  // Space is short: in a running match with a leader, the kick-off is the least useful part.
  const venue = formatField(match)
  const kickoff = isLive && lead ? null : formatKickoff(match)
  return (
    <Root id={id} to={to} $live={isLive}>
      <Header>
        <Sport>
          <span aria-hidden>{sport?.icon ?? '🏟️'}</span> {[sport?.name, formatRound(match)].filter(Boolean).join(' · ')}
        </Sport>
        <Row as="span" $wrap $gap="0 10px">
          {isLive && <Clock>{formatProgress(match)}</Clock>}
          <StatusBadge match={match} />
        </Row>
      </Header>
      <Team>
        <TeamMark team={homeTeam} size={28} />
        <Name as={homeTeam ? 'strong' : 'span'} $isOpen={!homeTeam}>
          <TeamName name={home} other={away} lines={3} />
        </Name>
        {isLive && <Goals>{homeScore}</Goals>}
      </Team>
      <Team>
        <TeamMark team={awayTeam} size={28} />
        <Name as={awayTeam ? 'strong' : 'span'} $isOpen={!awayTeam}>
          <TeamName name={away} other={home} lines={3} />
        </Name>
        {isLive && <Goals>{awayScore}</Goals>}
      </Team>
      <Foot>
        <Venue title={venue}>
          <strong>{kickoff}</strong>
          {kickoff && venue && ' · '}
          {venue}
        </Venue>
        {lead && <Lead>{lead}</Lead>}
      </Foot>
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
  ${contentVisibility(135)}
  ${media.hover} { &:hover { background: ${color.sunken}; } }
`

// One line each, so that all cards have the same height; two in large text.
const Header = styled.span`
  ${flexWrap('0 12px', 'center', 'space-between')}
  min-height: 24px;
  white-space: nowrap;
`

const Sport = styled.span`
  flex: 1 1 3rem;
  min-width: 0;
  overflow: hidden;
  color: ${color.muted};
  text-overflow: ellipsis;
  ${text(14)}
`

const Team = styled.span`
  ${flexRow('10px')}
  min-width: 0;
  ${text(16)}
`

const Name = styled.strong<{ $isOpen: boolean }>`
  flex: 1;
  min-width: 0;
  color: ${({ $isOpen }) => ($isOpen ? color.muted : color.text)};
  font-weight: ${({ $isOpen }) => ($isOpen ? 400 : 600)};
`

const Goals = styled.span`
  font-family: ${font.title};
  font-weight: 800;
  ${text(20)}
`

const Foot = styled.span`
  ${flexRow('12px', 'center', 'space-between')}
  min-width: 0;
`

const Lead = styled.span`
  flex: 0 1 auto;
  max-width: 45%;
  overflow: hidden;
  padding: 0 8px;
  border-radius: ${radius.badge};
  background: ${color.infoSoft};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${text(13)}
  line-height: 24px;
`

const Venue = styled.span`
  flex: 1;
  min-width: 0;
  min-height: 24px;
  overflow: hidden;
  color: ${color.muted};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${text(13)}
  line-height: 24px;
  strong { color: ${color.text}; font-weight: 600; }
`

const Clock = styled.span`
  font-weight: 700;
  ${text(13)}
`
