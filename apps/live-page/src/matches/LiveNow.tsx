import type { MatchRow } from '@torneo/contracts/match/matches'
import type { SportRules, TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { formatRound } from '@torneo/domain/match/format-round'
import { formatClock, formatKickoff, formatPlace, rulesOf, spokenScore } from '@torneo/domain/match/list/match-words'
import type { SortedMatches } from '@torneo/domain/match/list/sorted-matches'
import { matchTitle } from '@torneo/domain/match/side-name'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { clampLines, color, flexWrap, media, radius, text } from '@torneo/ui/theme/tokens'
import { Pause } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Highlight, MatchUpdates } from '../feed/match-updates'
import { liveTexts } from '../live-texts'
import { EmptyNote } from '../parts/EmptyNote'
import { LiveBadge } from '../parts/LiveBadge'
import { useIsLate, useNextMatch } from '../parts/local-now'
import { Section } from '../parts/Section'
import { SportName } from '../parts/SportName'
import { Unbroken } from '../parts/Unbroken'
import { GoalBanner } from './GoalBanner'
import { matchAddress, openMatch } from './open-match'
import { Scoreboard } from './Scoreboard'
import { Scorers } from './Scorers'

interface LiveNowProps {
  /** Matches of all sports. */
  readonly matches: SortedMatches
  readonly sports: readonly TournamentSport[]
  readonly highlights: MatchUpdates['highlights']
  readonly today: string
  /** Content at the end of the heading's line. */
  readonly aside: ReactNode
}

/** Live matches of all sports, or the next match. */
export function LiveNow({ matches, sports, highlights, today, aside }: LiveNowProps) {
  const { live } = matches
  return (
    <Section title={liveTexts.liveNow} aside={aside}>
      {live.length === 0 && (
        <EmptyNote title={liveTexts.noneLive}>
          <Next matches={matches} today={today} />
        </EmptyNote>
      )}
      <Cards>
        {live.map((match) => (
          <LiveCard
            key={match.id}
            match={match}
            rules={rulesOf(sports, match.sportId)}
            highlight={highlights.get(match.id)}
          />
        ))}
      </Cards>
    </Section>
  )
}

function Next({ matches: { upcoming, results }, today }: Pick<LiveNowProps, 'matches' | 'today'>): string {
  const next = useNextMatch(upcoming)
  const isLate = useIsLate(next)
  if (!next) return results.length > 0 ? liveTexts.noNextOne : joinSentences(liveTexts.noneYet, liveTexts.noneYetWhy)
  const where = [next.sport?.name, formatRound(next), formatPlace(next)].filter(Boolean).join(', ')
  return (isLate ? liveTexts.lateOne : liveTexts.nextOne)(matchTitle(next), formatKickoff(next, today), where)
}

interface LiveCardProps {
  readonly match: MatchRow
  readonly rules: SportRules | undefined
  readonly highlight?: Highlight | undefined
}

/** Card of a live match; the whole card opens the match. */
function LiveCard({ match, rules, highlight }: LiveCardProps) {
  const round = formatRound(match)
  return (
    <Board data-on="board">
      {highlight && <GoalBanner match={match} highlight={highlight} />}
      <MetaRow>
        <LiveBadge />
        <Muted>
          <SportName sport={match.sport} />
          {round && ` · ${round}`}
        </Muted>
      </MetaRow>
      <VisuallyHidden as="h3">{spokenScore(match)}</VisuallyHidden>
      <Scoreboard match={match} highlight={highlight} />
      <Scorers match={match} />
      <Clock>
        <Unbroken text={formatClock(match, rules)} />
        {!match.isLive && !scoringOf(rules).hasSets && (
          <Stopped>
            <Pause size={14} aria-hidden />
            {liveTexts.clockStopped}
          </Stopped>
        )}
      </Clock>
      <MetaRow $last>
        <Muted>{formatPlace(match)}</Muted>
        <Open href={matchAddress(match.id)} onClick={openMatch}>
          {liveTexts.openMatch}
          <VisuallyHidden>: {matchTitle(match)}</VisuallyHidden>
        </Open>
      </MetaRow>
    </Board>
  )
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: 12px 24px;
  > li { width: 100%; max-width: 588px; }
  &:empty { display: none; }
`

const Board = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
  padding: 16px;
  overflow: hidden;
  border: 1px solid ${color.boardEdge};
  border-radius: ${radius.board};
  background: ${color.board};
  color: ${color.onBoard};
  container-type: inline-size;
  &:has(a:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  ${media.hover} { &:hover { border-color: ${color.boardMuted}; } }
`

/** Width below which a longer name leaves no room for a second column. */
const narrow = '@container (max-width: 16rem)'

// Keep the link next to the place, however long, so that neighbouring cards look alike.
const MetaRow = styled.div<{ $last?: boolean }>`
  display: flex;
  flex-wrap: ${({ $last }) => ($last ? 'nowrap' : 'wrap')};
  ${narrow} { flex-wrap: wrap; }
  align-items: ${({ $last }) => ($last ? 'end' : 'center')};
  justify-content: space-between;
  gap: 4px 12px;
  ${text(14)}
`

const Muted = styled.span`
  ${clampLines(3)}
  min-width: 0;
  color: ${color.boardMuted};
`

/* Align to the foot of the card with the place, so that teams and clocks of neighbouring cards line up. */
const Clock = styled.p`
  ${flexWrap('4px 12px')}
  margin-top: auto;
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
