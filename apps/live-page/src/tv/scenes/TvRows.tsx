import type { Match } from '@torneo/contracts/match/matches'
import { formatRound } from '@torneo/domain/match/format-round'
import { formatScore, hasScore } from '@torneo/domain/match/list/match-state'
import { dayTitle, formatRoundAndPlace, formatDisplayState } from '@torneo/domain/match/list/match-words'
import { byDay } from '@torneo/domain/match/list/sorted-matches'
import { isWalkover } from '@torneo/domain/match/result/endings'
import { isOpenSide, sideName } from '@torneo/domain/match/side-name'
import { color, font } from '@torneo/ui/theme/tokens'
import styled, { css } from 'styled-components'
import { liveTexts } from '../../live-texts'
import { useIsLate } from '../../parts/local-now'
import { growing, twoLines, u } from '../tv-styles'
import { TvMark } from './TvMark'

interface TvRowsProps {
  readonly matches: readonly Match[]
  readonly today: string
}

/** Maximum lines with larger text and the field's name below the time. */
const largeLines = 5

/** Upcoming matches or results, one per line, below their days. Lines that exceed the screen have equal height. */
export function TvRows({ matches, today }: TvRowsProps) {
  const days = [...byDay(matches)]
  const isLarge = days.length + matches.length <= largeLines
  return days.flatMap(([day, rows]) => [
    <DayHeading key={day}>{dayTitle(day, today)}</DayHeading>,
    ...rows.map((match) => <Fixture key={match.id} match={match} isLarge={isLarge} />),
  ])
}

function Fixture({ match, isLarge }: { readonly match: Match; readonly isLarge: boolean }) {
  const stateLabel = useIsLate(match) ? liveTexts.late : formatDisplayState(match)
  return (
    <Row $large={isLarge}>
      <time>{match.time}</time>
      <span aria-hidden>{match.sport?.icon}</span>
      <Side $home $open={isOpenSide(match, 'home')}>
        <span>{sideName(match, 'home')}</span>
        <TvMark team={match.homeTeam} size={6} />
      </Side>
      <Score>{hasScore(match) ? formatScore({ ...match, result: null }) : liveTexts.versus}</Score>
      <Side $open={isOpenSide(match, 'away')}>
        <TvMark team={match.awayTeam} size={6} />
        <span>{sideName(match, 'away')}</span>
      </Side>
      <Venue>
        {(match.status === 'finished'
          ? [match.sport?.name, formatRound(match), isWalkover(match) && stateLabel]
          : stateLabel
            ? [stateLabel, formatRound(match), match.field || match.location]
            : [formatRoundAndPlace(match)]
        )
          .filter(Boolean)
          .join(' · ')}
      </Venue>
    </Row>
  )
}

const line = css`
  border-bottom: 1px solid ${color.boardLine};
  font-size: ${u(4.6)};
  line-height: 1.1;
`

const DayHeading = styled.h3`
  display: flex;
  align-items: center;
  flex: 0 0 ${u(9)};
  && { ${line} color: ${color.boardMuted}; font-size: ${u(4.2)}; }
`

const Row = styled.div<{ $large: boolean }>`
  display: grid;
  grid-template-columns: ${u(15)} ${u(6)} minmax(0, 1fr) ${u(19)} minmax(0, 1fr) ${u(36)};
  align-items: center;
  gap: ${u(2)};
  ${line}
  ${growing}
  container-type: size;
  > * { font-size: min(${u(5.4)}, 51cqh); }
  time { font-weight: 700; white-space: nowrap; }
  ${({ $large }) =>
    $large &&
    css`
    grid-template-columns: ${u(19)} ${u(9)} minmax(0, 1fr) ${u(24)} minmax(0, 1fr);
    align-content: center;
    > * { font-size: ${u(7)}; }
    > :last-child { grid-column: 1 / -1; }
  `}
`

const Side = styled.span<{ $home?: boolean; $open: boolean }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $home }) => ($home ? 'flex-end' : 'flex-start')};
  gap: ${u(1.5)};
  min-width: 0;
  color: ${({ $open }) => ($open ? color.boardMuted : 'inherit')};
  font-weight: 700;
  > span:not([aria-hidden]) { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`

const Score = styled.span`
  font-family: ${font.title};
  font-weight: 800;
  text-align: center;
  white-space: nowrap;
`

const Venue = styled.span`
  ${twoLines}
  && { color: ${color.boardMuted}; font-size: ${u(3.6)}; }
`
