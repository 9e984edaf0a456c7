import type { MatchSide, ScoreStep } from '@torneo/contracts/match/match-commands'
import type { MatchSport, MatchTeam } from '@torneo/contracts/match/matches'
import { scoringOf, stepsOf } from '@torneo/domain/scoring/scorings'
import { TeamName } from '@torneo/ui/display/TeamName'
import { Stepper } from '@torneo/ui/fields/Stepper'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { flexRow, font, radius, text } from '@torneo/ui/theme/tokens'
import { memo, type CSSProperties } from 'react'
import styled, { css } from 'styled-components'
import { spokenTeam } from '../../../../parts/match-labels'
import { TeamMark, teamColor } from '../../../../parts/TeamMark'
import { scoringTexts, setTexts } from '../../scoring-texts'
import { sideBySide } from '../frame/breakpoints'
import { PendingMark } from '../sync/PendingMark'
import { PointButtons } from './PointButtons'

interface SideScoreProps {
  readonly side: MatchSide
  readonly team: MatchTeam | null
  readonly name: string
  /** Name of the other side. */
  readonly other: string
  readonly score: number
  readonly sport: MatchSport | null
  /** Sets won; in a sport scored by sets `score` has the points of the running set. */
  readonly sets?: number | undefined
  /** Goals in the shoot-out; absent without one. */
  readonly kicks?: number | undefined
  readonly isPending: boolean
  /** False disables the buttons: the match has not begun. */
  readonly isBegun: boolean
  readonly shortcuts: { readonly more: string; readonly less: string } | null
  readonly onStep: (side: MatchSide, step: ScoreStep['step']) => void
}

/** One team's score, with the two most used buttons. */
export const SideScore = memo(function SideScore({
  side,
  team,
  name,
  other,
  score,
  sport,
  sets,
  kicks,
  isPending,
  isBegun,
  shortcuts,
  onStep,
}: SideScoreProps) {
  const spoken = team ? spokenTeam(team) : name
  const tint = teamColor(team)
  const steps = stepsOf(sport)
  const texts = scoringTexts[scoringOf(sport).kind]
  return (
    <Root $side={side} style={tint ? ({ '--team': tint } as CSSProperties) : undefined}>
      <Name>
        <TeamMark team={team} size={28} />
        <TeamName name={name} other={other} lines={2} />
        {sets !== undefined && (
          <Won role="img" aria-label={setTexts.wonBy(name, sets)}>
            {sets}
          </Won>
        )}
      </Name>
      <Goals $long={score > 99}>
        <VisuallyHidden>{texts.scoreOf(spoken)} </VisuallyHidden>
        {score}
        {kicks !== undefined && <Kicks>({kicks})</Kicks>}
        {isPending && <PendingMark />}
      </Goals>
      {!isBegun ? null : steps.length > 1 ? (
        <PointButtons
          team={spoken}
          steps={steps}
          texts={texts}
          shortcuts={shortcuts}
          onStep={(step) => onStep(side, step)}
        />
      ) : (
        <Stepper
          size="score"
          less={{ label: texts.less(spoken), shortcut: shortcuts?.less }}
          more={{ label: texts.more(spoken), shortcut: shortcuts?.more, mark: <TeamMark team={team} size={24} /> }}
          onStep={(step) => onStep(side, step)}
        />
      )}
    </Root>
  )
})

const Root = styled.div<{ $side: MatchSide }>`
  grid-area: ${({ $side }) => $side};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  gap: 4px;
  min-width: 0;
  padding: 6px;
  border-radius: ${radius.card};
  /* Tint this half of the board in the team's colour. */
  background: color-mix(in srgb, var(--team, transparent) 24%, transparent);
  box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--team, transparent) 60%, color-mix(in srgb, currentColor 30%, transparent));
  ${sideBySide(css`gap: 12px; padding: 12px 8px;`)}
`

const Name = styled.p`
  ${flexRow('10px', 'center', 'center')}
  min-height: 28px;
  min-width: 0;
  font-weight: 600;
  ${text(16)}
  ${sideBySide(css`${text(20)}`)}
`

const Won = styled.span`
  flex: none;
  min-width: 26px;
  padding: 0 6px;
  border: 1px solid currentColor;
  border-radius: ${radius.badge};
  font-family: ${font.title};
  font-weight: 800;
  text-align: center;
`

const Kicks = styled.small`
  margin-left: 4px;
  font-size: 0.4em;
  vertical-align: middle;
`

const Goals = styled.p<{ $long: boolean }>`
  position: relative;
  justify-self: center;
  align-self: end;
  font-family: ${font.title};
  font-size: calc(${({ $long }) => ($long ? 62 : 84)}px * var(--live-figures, 1));
  font-weight: 800;
  line-height: 0.9;
  ${({ $long }) => sideBySide(css`font-size: ${$long ? 'min(110px, 10cqi)' : 'min(144px, 19cqi)'};`)}
`
