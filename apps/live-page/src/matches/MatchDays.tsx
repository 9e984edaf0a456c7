import type { MatchRow } from '@torneo/contracts/match/matches'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { formatRound } from '@torneo/domain/match/format-round'
import { firstRows } from '@torneo/domain/match/list/first-screen'
import { hasNoDate, formatSideScore, hasScore } from '@torneo/domain/match/list/match-state'
import { dayTitle, formatRoundAndPlace, spokenScore, formatDisplayState } from '@torneo/domain/match/list/match-words'
import { byDay } from '@torneo/domain/match/list/sorted-matches'
import { formatSets } from '@torneo/domain/match/result/sets'
import { winnerOf } from '@torneo/domain/match/result/shootout'
import { isOpenSide, matchTitle, sideName } from '@torneo/domain/match/side-name'
import { TeamName } from '@torneo/ui/display/TeamName'
import { Card } from '@torneo/ui/layout/Card'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { contentVisibility } from '@torneo/ui/lists/content-visibility'
import { clampLines, color, flexRow, font, gridGap, media, radius, text } from '@torneo/ui/theme/tokens'
import { ChevronRight } from 'lucide-react'
import { useContext } from 'react'
import styled from 'styled-components'
import { ArchivedContext } from '../edition/archived'
import { liveTexts } from '../live-texts'
import { FirstRows } from '../parts/FirstRows'
import { useIsLate } from '../parts/local-now'
import { TeamMark } from '../parts/TeamMark'
import { Unbroken } from '../parts/Unbroken'
import { Changed } from './Changed'
import { matchAddress, openMatch } from './open-match'
import { scorersOf } from './scorers'

interface MatchDaysProps {
  readonly matches: readonly MatchRow[]
  /** Title of the list, for the button that expands it. */
  readonly title: string
  readonly today: string
  /** Total number, if not all matches are included. */
  readonly total?: number | undefined
  readonly onExpand?: () => void
  readonly busy?: boolean
}

/** Lists matches under their days, in the order given. */
export function MatchDays({ matches, today, ...rest }: MatchDaysProps) {
  return (
    <FirstRows rows={matches} count={firstRows.matches} {...rest}>
      {(shown) => [...byDay(shown)].map(([day, rows]) => <MatchDay key={day} day={day} matches={rows} today={today} />)}
    </FirstRows>
  )
}

interface MatchDayProps {
  readonly day: string
  readonly matches: readonly MatchRow[]
  readonly today: string
}

/** Lists the matches of a day. */
export function MatchDay({ day, matches, today }: MatchDayProps) {
  return (
    <DayCard $padding={0} $rows={matches.length}>
      <h3>{dayTitle(day, today)}</h3>
      <ul>
        {matches.map((match) => (
          <Fixture key={match.id} match={match} />
        ))}
      </ul>
    </DayCard>
  )
}

/** A fixture or result on a few lines; opens the match. */
function Fixture({ match }: { readonly match: MatchRow }) {
  const { status, time, date, homeTeam, awayTeam } = match
  const isPlayed = hasScore(match)
  const isOver = useContext(ArchivedContext)
  const winner = status === 'finished' ? winnerOf(match) : null
  return (
    <Row>
      <Kickoff>
        <time dateTime={`${date}T${time}`}>{time}</time>
        <small>{useIsLate(match) ? liveTexts.late : formatDisplayState(match)}</small>
        {hasNoDate(match) && <small>{liveTexts.noDate}</small>}
      </Kickoff>
      {isPlayed && <VisuallyHidden>{spokenScore(match)}</VisuallyHidden>}
      <Teams aria-hidden={isPlayed || undefined} $off={status === 'cancelled' && !isPlayed}>
        <Team $quiet={winner === 'away' || isOpenSide(match, 'home')}>
          <TeamMark team={homeTeam} size={24} />
          <TeamName name={sideName(match, 'home')} other={sideName(match, 'away')} lines={3} />
          {isPlayed && <b>{formatSideScore(match, 'home')}</b>}
        </Team>
        {!isPlayed && <VisuallyHidden> {liveTexts.versus} </VisuallyHidden>}
        <Team $quiet={winner === 'home' || isOpenSide(match, 'away')}>
          <TeamMark team={awayTeam} size={24} />
          <TeamName name={sideName(match, 'away')} other={sideName(match, 'home')} lines={3} />
          {isPlayed && <b>{formatSideScore(match, 'away')}</b>}
        </Team>
      </Teams>
      {isPlayed && status !== 'scheduled' ? <Goals match={match} /> : <Venue>{formatRoundAndPlace(match)}</Venue>}
      <Changed match={match} />
      {!isOver && (
        <Open href={matchAddress(match.id)} onClick={openMatch}>
          <VisuallyHidden>
            {isPlayed ? liveTexts.openMatch : liveTexts.openFixture}: {matchTitle(match)}
          </VisuallyHidden>
          <ChevronRight size={18} aria-hidden />
        </Open>
      )}
    </Row>
  )
}

/** Lists the round and the scorers: 'Semifinal 1. Promo 98: Ana Sosa 12′. Promo 91: Eva Paz 3′'. */
function Goals({ match }: { readonly match: MatchRow }) {
  const sides = (['home', 'away'] as const).map((side) => [sideName(match, side), scorersOf(match, side)] as const)
  const sets = formatSets(match)
  const goals = sets
    ? [sets]
    : sides.flatMap(([team, scorers]) => (scorers.length > 0 ? [`${team}: ${scorers.join(', ')}`] : []))
  const lines = [formatRound(match), ...goals].filter(Boolean)
  return lines.length > 0 ? (
    <Venue>
      <Unbroken text={joinSentences(...lines)} />
    </Venue>
  ) : null
}

// Skip the layout of days below the fold: it would delay the scores on a slow phone.
const DayCard = styled(Card)<{ $rows: number }>`
  ${({ $rows }) => contentVisibility(38 + $rows * 92)}
  h3 {
    padding: 8px 16px;
    border-bottom: 1px solid ${color.line};
    border-radius: ${radius.card} ${radius.card} 0 0;
    background: ${color.sunken};
    ${text(14)}
  }
  ul { container-type: inline-size; }
  li:last-child { border-radius: 0 0 ${radius.card} ${radius.card}; }
`

/** Width below which a name next to the time would break letter by letter. */
const narrow = '@container (max-width: 16rem)'

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(3.25rem, auto) minmax(0, 1fr) auto;
  gap: 4px 12px;
  padding: 12px 16px;
  & + & { border-top: 1px solid ${color.line}; }
  ${narrow} { grid-template-columns: minmax(0, 1fr) auto; }
  &:has(a:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: -2px; }
  ${media.hover} { &:has(a):hover { background: ${color.sunken}; } }
`

const Kickoff = styled.div`
  display: grid;
  align-content: start;
  max-width: 5rem;
  font-weight: 600;
  ${text(14)}
  ${narrow} { grid-column: 1 / -1; max-width: none; }
  time { line-height: 1.5rem; }
  small { color: ${color.muted}; font-weight: 500; ${text(12)} }
`

const Teams = styled.div<{ $off: boolean }>`
  ${gridGap('6px')}
  ${({ $off }) => $off && `text-decoration: line-through; color: ${color.muted};`}
`

const Team = styled.span<{ $quiet: boolean }>`
  ${flexRow('10px')}
  min-width: 0;
  color: ${({ $quiet }) => ($quiet ? color.muted : 'inherit')};
  font-weight: 600;
  ${text(14)}
  @media print { font-weight: ${({ $quiet }) => ($quiet ? 400 : 700)}; }
  > span:nth-child(2) { flex: 1; }
  > b { font-family: ${font.title}; font-weight: 800; ${text(16)} }
`

const Venue = styled.p`
  ${clampLines(3)}
  grid-column: 2;
  ${narrow} { grid-column: 1 / -1; }
  color: ${color.muted};
  ${text(13)}
`

const Open = styled.a`
  grid-area: 1 / 3 / span 3;
  ${narrow} { grid-area: 2 / 2; }
  align-self: center;
  color: ${color.muted};
  &:focus-visible { outline: none; }
  &::after { content: ''; position: absolute; inset: 0; }
`
