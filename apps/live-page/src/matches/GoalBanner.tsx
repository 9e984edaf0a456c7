import type { MatchRow } from '@torneo/contracts/match/matches'
import { sideName } from '@torneo/domain/match/side-name'
import { readableOn } from '@torneo/ui/theme/readable-on'
import { color, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import type { Highlight } from '../feed/match-updates'
import { liveTexts } from '../live-texts'
import { lastScorer } from './scorers'

interface GoalBannerProps {
  readonly match: MatchRow
  readonly highlight: Highlight
}

/**
 * Announces a goal in the team's colour, above the card's first line to avoid a layout shift. Hidden from screen
 * readers, which the page's live region informs.
 */
export function GoalBanner({ match, highlight }: GoalBannerProps) {
  const side = highlight.home > 0 ? 'home' : 'away'
  const team = match[`${side}Team`]
  return (
    <Root aria-hidden $color={team?.color || team?.promotionColor || null}>
      <b>{liveTexts.scoresNow(sideName(match, side))}</b> <span>{lastScorer(match, side)}</span>
    </Root>
  )
}

const Root = styled.p<{ $color: string | null }>`
  position: absolute;
  z-index: 1;
  inset: 0 0 auto;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 8px;
  min-height: 48px;
  padding: 8px 16px;
  background: ${({ $color }) => $color ?? color.ink};
  color: ${({ $color }) => ($color ? readableOn($color) : color.onInk)};
  text-align: center;
  ${text(16)}
`
