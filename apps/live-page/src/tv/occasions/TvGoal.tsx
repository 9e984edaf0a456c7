import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { MatchRow } from '@torneo/contracts/match/matches'
import type { SportRules } from '@torneo/contracts/tournament/tournament-sports'
import { formatSideScore } from '@torneo/domain/match/list/match-state'
import { formatClock, spokenScore } from '@torneo/domain/match/list/match-words'
import { sideName } from '@torneo/domain/match/side-name'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { readableOn } from '@torneo/ui/theme/readable-on'
import { font } from '@torneo/ui/theme/tokens'
import styled, { keyframes } from 'styled-components'
import { liveTexts } from '../../live-texts'
import { lastScorer } from '../../matches/scorers'
import { SportName } from '../../parts/SportName'
import { colourOf, twoLines, u } from '../tv-styles'

interface TvGoalProps {
  readonly match: MatchRow
  readonly side: MatchSide
  readonly rules: SportRules | undefined
}

/** Full-screen goal in the team's colour (B27). */
export function TvGoal({ match, side, rules }: TvGoalProps) {
  const team = match[`${side}Team`]
  const scorer = lastScorer(match, side)
  return (
    <Root $color={colourOf(team)}>
      <VisuallyHidden as="h3">{spokenScore(match)}</VisuallyHidden>
      <Cry>{(scoringOf(rules).hasSets ? liveTexts.setFor : liveTexts.goalFor)(sideName(match, side))}</Cry>
      {scorer && <Scorer>{scorer}</Scorer>}
      <Sides aria-hidden>
        {(['home', 'away'] as const).map((teamSide) => (
          <div key={teamSide}>
            <Figure $color={teamSide === side ? colourOf(team) : null}>{formatSideScore(match, teamSide)}</Figure>
            <span>{sideName(match, teamSide)}</span>
          </div>
        ))}
      </Sides>
      <p>
        <SportName sport={match.sport} /> · {formatClock(match, rules)}
      </p>
    </Root>
  )
}

const open = keyframes`from { clip-path: circle(0 at 50% 60%); } to { clip-path: circle(120% at 50% 60%); }`

const Root = styled.div<{ $color: string }>`
  position: fixed;
  inset: 0;
  display: flex;
  flex-direction: column;
  justify-content: space-evenly;
  padding: ${u(5)} ${u(8)};
  background: ${({ $color }) => $color};
  color: ${({ $color }) => readableOn($color)};
  font-size: ${u(4.4)};
  line-height: 1.15;
  text-align: center;
  animation: ${open} 600ms ease-out;
`

const Cry = styled.p`
  ${twoLines}
  font-family: ${font.title};
  font-size: ${u(12)};
  font-weight: 800;
  line-height: 1.05;
`

const Scorer = styled.p`
  ${twoLines}
  font-size: ${u(6.4)};
  font-weight: 600;
`

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${u(4)};
  font-size: ${u(6)};
  font-weight: 600;
  > div { display: grid; justify-items: center; gap: ${u(1.5)}; min-width: 0; }
  > div > span { ${twoLines} }
`

const Figure = styled.b<{ $color: string | null }>`
  padding: 0 0.22em;
  border-radius: 0.14em;
  font-family: ${font.title};
  font-size: ${u(30)};
  font-weight: 800;
  line-height: 1.15;
  white-space: nowrap;
  ${({ $color }) => $color && `background: ${readableOn($color)}; color: ${$color};`}
`
