import type { Match } from '@torneo/contracts/match/matches'
import { hasScore } from '@torneo/domain/match/list/match-state'
import { formatSets } from '@torneo/domain/match/result/sets'
import { decidingShootout } from '@torneo/domain/match/result/shootout'
import { isOpenSide, sideName } from '@torneo/domain/match/side-name'
import { TeamName } from '@torneo/ui/display/TeamName'
import { color, font, text } from '@torneo/ui/theme/tokens'
import styled, { css } from 'styled-components'
import type { Highlight } from '../feed/match-updates'
import { TeamMark } from '../parts/TeamMark'
import { Unbroken } from '../parts/Unbroken'

interface ScoreboardProps {
  readonly match: Match
  readonly highlight?: Highlight | undefined
}

/** Both sides with their scores, home left. Hidden from screen readers, for which the parent has a text. */
export function Scoreboard({ match, highlight }: ScoreboardProps) {
  // The running set stands with the clock.
  const sets = formatSets({ ...match, status: 'finished' })
  const isPlayed = hasScore(match)
  const shootout = decidingShootout(match)
  return (
    <Root aria-hidden={!sets || undefined}>
      {(['home', 'away'] as const).map((side) => {
        const team = match[`${side}Team`]
        const added = highlight?.[side] ?? 0
        return (
          <Side key={side} aria-hidden>
            <Team $open={isOpenSide(match, side)}>
              <TeamMark team={team} size={36} />
              <TeamName
                name={sideName(match, side)}
                other={sideName(match, side === 'home' ? 'away' : 'home')}
                lines={3}
              />
            </Team>
            {isPlayed && (
              <Figure $lit={added > 0}>
                {match[`${side}Score`]}
                {shootout && <Kicks>({shootout[side]})</Kicks>}
                {added > 0 && <More>+{added}</More>}
              </Figure>
            )}
          </Side>
        )
      })}
      {isPlayed && sets && (
        <Sets>
          <Unbroken text={sets} />
        </Sets>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
`

const Sets = styled.p`
  grid-column: 1 / -1;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: center;
`

const Side = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  justify-items: center;
  gap: 8px;
  min-width: 0;
`

// Place the mark above the name on both sides, even if only one name wraps.
const Team = styled.div<{ $open: boolean }>`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 6px;
  max-width: 100%;
  color: ${({ $open }) => ($open ? color.boardMuted : 'inherit')};
  font-weight: 600;
  text-align: center;
  ${text(16)}
  > span { justify-content: center; max-width: 100%; }
`

// Scale with the card: the score must not widen the page at any text size.
const Figure = styled.div<{ $lit: boolean }>`
  position: relative;
  min-width: 1.4em;
  padding: 0.06em 0.14em;
  border-radius: 0.16em;
  box-shadow: inset 0 0 0 0.03em transparent;
  font-family: ${font.title};
  font-size: 4rem;
  font-size: min(max(4rem, 18cqi), 6.5rem, 21cqi);
  font-weight: 800;
  line-height: 1;
  text-align: center;
  transition: background-color 300ms, box-shadow 300ms;
  ${({ $lit }) => $lit && css`background: ${color.boardRaised}; box-shadow: inset 0 0 0 0.03em #F5C162;`}
`

const Kicks = styled.small`
  margin-left: 0.2em;
  font-size: 0.4em;
  vertical-align: middle;
`

const More = styled.span`
  position: absolute;
  top: -0.5em;
  right: -0.6em;
  padding: 0.15em 0.45em;
  border-radius: 99px;
  background: #F5C162;
  color: #15161A;
  font-size: max(0.875rem, 0.24em);
`
