import type { MatchSide, ScoreStep } from '@torneo/contracts/match/match-commands'
import type { Match } from '@torneo/contracts/match/matches'
import { breakLabel } from '@torneo/domain/format/format-minute'
import { formatRound } from '@torneo/domain/match/format-round'
import { runningPoints } from '@torneo/domain/match/result/sets'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { pressOnBoard } from '@torneo/ui/buttons/press-styles'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { color, flexRow, layer, media, radius, text } from '@torneo/ui/theme/tokens'
import { memo, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { matchTitle, sideName, stateLabels } from '../../../../parts/match-labels'
import { formatKickoff } from '../../format-kickoff'
import { liveTexts as texts } from '../../live-texts'
import { barHeight, sideBySide, compact, roomy, sideways } from '../frame/breakpoints'
import { LiveBadge } from '../frame/LiveBadge'
import { SideScore } from './SideScore'

interface ScoreboardProps {
  readonly headingId: string
  readonly match: Match
  readonly pendingFields: ReadonlySet<string>
  readonly isDisconnected: boolean
  /** Number of periods of the sport. */
  readonly periods: number
  readonly areKeysOn: boolean
  readonly onStep: (side: MatchSide, step: ScoreStep['step']) => void
  /** Controls of the clock, or of the sets. */
  readonly children: ReactNode
}

const keysOf = { home: { more: 'Q', less: 'A' }, away: { more: 'P', less: 'L' } } as const

/** Score with the home side always on the left; it stays at the top while the screen scrolls. */
export const Scoreboard = memo(function Scoreboard({
  headingId,
  match,
  pendingFields,
  isDisconnected,
  periods,
  areKeysOn,
  onStep,
  children,
}: ScoreboardProps) {
  const { isLive, sport, homeTeam, awayTeam, homeScore, awayScore } = match
  const [home, away] = [sideName(match, 'home'), sideName(match, 'away')]
  const { hasSets } = scoringOf(sport)
  const isBegun = match.status === 'live'
  const points = runningPoints(match)
  return (
    <Board as="section" aria-labelledby={headingId}>
      <Score>
        <VisuallyHidden as="h2" id={headingId} tabIndex={-1}>
          {matchTitle(match)}
        </VisuallyHidden>
        <State>
          <LiveBadge status={match.status} />
          {!isBegun && (
            <Kickoff>
              {stateLabels.scheduled} · {formatKickoff(match)}
            </Kickoff>
          )}
          {isBegun && !hasSets && (
            <ClockState $runs={isLive}>
              <span aria-hidden />
              {clockLabel(match, isDisconnected, periods)}
            </ClockState>
          )}
          {sport && (
            <Sport>
              {sport.icon} {[sport.name, formatRound(match)].filter(Boolean).join(' · ')}
            </Sport>
          )}
        </State>
        <SideScore
          side="home"
          team={homeTeam}
          name={home}
          other={away}
          isBegun={isBegun}
          score={hasSets ? points.home : homeScore}
          sport={sport}
          sets={hasSets ? homeScore : undefined}
          kicks={match.shootout?.home}
          isPending={pendingFields.has('home')}
          shortcuts={areKeysOn ? keysOf.home : null}
          onStep={onStep}
        />
        <SideScore
          side="away"
          team={awayTeam}
          name={away}
          other={home}
          isBegun={isBegun}
          score={hasSets ? points.away : awayScore}
          sport={sport}
          sets={hasSets ? awayScore : undefined}
          kicks={match.shootout?.away}
          isPending={pendingFields.has('away')}
          shortcuts={areKeysOn ? keysOf.away : null}
          onStep={onStep}
        />
      </Score>
      {children}
    </Board>
  )
})

/** Describes the clock, which continues on the device while offline. */
export function clockLabel(
  { isLive, periodOver, currentHalf }: Pick<Match, 'isLive' | 'periodOver' | 'currentHalf'>,
  isDisconnected: boolean,
  periods: number,
): string {
  if (isLive) return isDisconnected ? texts.clockContinues : texts.clockRuns
  return periodOver ? breakLabel(currentHalf, periods) : texts.clockStopped
}

const onBoard = css`
  ${pressOnBoard}
  --waiting: var(--live-stopped, #F5C162);
  --press-past: var(--live-stopped, #F5C162);
  background: ${color.board};
  color: ${color.onBoard};
`

// Stick below the shell's bar.
const glued = css`
  position: sticky;
  z-index: ${layer.sticky - 1};
  top: 64px;
  ${media.belowDesktop} { top: 52px; }
`

const Board = styled.div`
  display: contents;
  ${sideBySide(css`
    ${onBoard}
    ${glued}
    grid-area: board;
    display: grid;
    grid-template: 'state toggle toggle' auto 'home minute away' 1fr 'home halves away' auto / minmax(0, 1fr) minmax(0, 1.08fr) minmax(0, 1fr);
    gap: 8px 20px;
    padding: 16px 20px 20px;
    border: 1px solid ${color.boardEdge};
    border-radius: ${radius.board};
    @media (max-height: 42.49em) { position: static; }
  `)}
`

const Score = styled.div`
  ${onBoard}
  ${glued}
  grid-area: board;
  display: grid;
  grid-template: 'state state' auto 'home away' auto / minmax(0, 1fr) minmax(0, 1fr);
  gap: 6px 8px;
  padding: 8px 8px;
  border-block: 1px solid ${color.boardEdge};
  ${roomy} { padding: 12px 20px 20px; border: 1px solid ${color.boardEdge}; border-radius: ${radius.board}; }
  ${compact} { top: ${barHeight}px; }
  ${sideways} { align-self: start; min-height: calc(100dvh - ${barHeight}px); align-content: center; }
  ${sideBySide(css`display: contents;`)}
`

const State = styled.div`
  grid-area: state;
  ${flexRow('4px 10px')}
  min-width: 0;
  white-space: nowrap;
`

const Kickoff = styled.span`
  font-weight: 600;
  ${text(13)}
`

const ClockState = styled.span<{ $runs: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${({ $runs }) => ($runs ? 'var(--live-runs, #5DD39E)' : 'var(--live-stopped, #F5C162)')};
  font-weight: 600;
  ${text(13)}
  > span { width: 7px; height: 7px; border-radius: ${({ $runs }) => ($runs ? '50%' : '1px')}; background: currentColor; }
`

const Sport = styled.span`
  margin-left: auto;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  color: ${color.boardMuted};
  ${text(13)}
  ${sideBySide(css`display: none;`)}
`
