import type { MatchRow } from '@torneo/contracts/match/matches'
import { sideName } from '@torneo/domain/match/side-name'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { clampLines, color, gridGap, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { liveTexts } from '../live-texts'
import { scorersOf } from './scorers'

/** Scorers and minutes below each side's score. */
export function Scorers({ match }: { readonly match: MatchRow }) {
  if (!match.goals?.length) return null
  return (
    <Root>
      {(['home', 'away'] as const).map((side) => (
        <ul
          key={side}
          aria-label={(scoringOf(match.sport).countsPoints ? liveTexts.pointsOf : liveTexts.goalsOf)(
            sideName(match, side),
          )}>
          {scorersOf(match, side).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ))}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
  color: ${color.boardMuted};
  text-align: center;
  ${text(13)}
  ul { ${gridGap('2px')} align-content: start; }
  li { ${clampLines(3)} }
`
