import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { MatchEventType } from '@torneo/contracts/match/match-events'
import type { MatchSport, MatchTeam } from '@torneo/contracts/match/matches'
import type { SportRules } from '@torneo/contracts/tournament/tournament-sports'
import { type LiveAction, sideActions } from '@torneo/domain/match/actions'
import type { Periods } from '@torneo/domain/match/clock/periods'
import { boardTypes } from '@torneo/domain/match/event-kinds'
import { eventTypeOf } from '@torneo/domain/match/event-types'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { pressStyles } from '@torneo/ui/buttons/press-styles'
import { Kbd } from '@torneo/ui/display/Kbd'
import { TeamName } from '@torneo/ui/display/TeamName'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { color, flexRow, radius, shadow, text, visuallyHidden } from '@torneo/ui/theme/tokens'
import { Timer } from 'lucide-react'
import { memo, type CSSProperties } from 'react'
import styled, { css } from 'styled-components'
import { spokenTeam, teamName } from '../../../../parts/match-labels'
import { TeamMark, teamColor } from '../../../../parts/TeamMark'
import { eventTitle, keyOf } from '../../board-events'
import { buttonOf } from '../../format-action'
import { compact, sideBySide } from '../frame/breakpoints'
import { EventIcon } from './EventIcon'

interface TeamActionsProps {
  readonly side: MatchSide
  readonly team: MatchTeam | null
  readonly other: MatchTeam | null
  readonly sport: MatchSport | null
  readonly rules: SportRules
  readonly areKeysOn: boolean
  readonly periods: Periods
  readonly onOpen: (type: MatchEventType, side: MatchSide) => void
  readonly onAct: (action: LiveAction) => void
}

/** Prefix that phones hide. */
const cardPrefix = 'Tarjeta '

/** Buttons of a team: each event opens a sheet, any other action is one press. */
export const TeamActions = memo(function TeamActions({
  side,
  team,
  other,
  sport,
  rules,
  areKeysOn,
  periods,
  onOpen,
  onAct,
}: TeamActionsProps) {
  const name = teamName(team)
  const tint = teamColor(team)
  return (
    <Root role="group" aria-label={spokenTeam(team)} style={tint ? ({ '--team': tint } as CSSProperties) : undefined}>
      <Name>
        <TeamMark team={team} size={26} />
        <TeamName name={name} other={teamName(other)} />
      </Name>
      {boardTypes(sport).map((type) => {
        const { scores, card, rule } = eventTypeOf(type)
        const title = eventTitle(type, scoringOf(sport).kind)
        const key = areKeysOn ? keyOf(type, side) : undefined
        return rule && rules[rule] !== true ? null : (
          <ActionButton
            key={type}
            type="button"
            data-strong={scores !== undefined || undefined}
            data-wide={(scores === undefined && card === undefined) || undefined}
            data-side={side}
            aria-keyshortcuts={key}
            onClick={() => onOpen(type, side)}>
            {scores ? <TeamMark team={team} size={28} /> : <EventIcon type={type} size={20} />}
            {scores ? (
              <Label>
                {title}{' '}
                <TeamLabel>
                  <VisuallyHidden>de {spokenTeam(team)}</VisuallyHidden>
                  <span aria-hidden>
                    <TeamName name={name} other={teamName(other)} />
                  </span>
                </TeamLabel>
              </Label>
            ) : (
              <Label>
                {card && <CardPrefix>{cardPrefix}</CardPrefix>}
                {title.replace(cardPrefix, '')} <VisuallyHidden>de {spokenTeam(team)}</VisuallyHidden>
              </Label>
            )}
            {key && <Kbd aria-hidden data-key={key} />}
          </ActionButton>
        )
      })}
      {sideActions(side, { scoring: scoringOf(sport).kind, periods }).map((action) => (
        <ActionButton key={action.kind} type="button" data-wide onClick={() => onAct(action)}>
          <Timer size={20} aria-hidden />
          <Label>
            {buttonOf(action)}
            <VisuallyHidden> de {spokenTeam(team)}</VisuallyHidden>
          </Label>
        </ActionButton>
      ))}
    </Root>
  )
})

// The team colour may equal the background.
const edge = `inset 0 0 0 1px color-mix(in srgb, ${color.text} 40%, transparent)`

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: 8px;
  min-width: 0;
  padding: 8px;
  border-radius: ${radius.board};
  ${compact} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 6px; > [data-strong], > [data-wide] { grid-column: 1 / -1; } }
  /* Tint the whole area in the team's colour, so equal buttons are not mistaken for the other side's. */
  background: color-mix(in srgb, var(--team, ${color.ink}) 26%, ${color.canvas});
  box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--team, ${color.ink}) 65%, ${color.text});
  ${sideBySide(css`
    position: relative;
    padding: 18px 16px 16px;
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    overflow: hidden;
    background: color-mix(in srgb, var(--team, ${color.ink}) 14%, ${color.surface});
    box-shadow: ${shadow.card};
    &::before {
      content: '';
      position: absolute;
      inset: 0 0 auto;
      height: 5px;
      background: var(--team, ${color.ink});
      box-shadow: ${edge};
    }
  `)}
`

// Phones show the team's name in the first button.
const Name = styled.p`
  display: none;
  ${sideBySide(css`
    ${flexRow('8px')}
    min-height: 24px;
    min-width: 0;
    font-weight: 600;
    ${text(16)}
  `)}
`

// Phones place both cards in one row, so that the undo bar covers neither.
const CardPrefix = styled.span`
  ${compact} { ${visuallyHidden} }
`

const Label = styled.span`
  min-width: 0;
`

const TeamLabel = styled.small`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: calc(0.8125rem * var(--live-words, 1));
  font-weight: 500;
`

const ActionButton = styled.button`
  ${pressStyles}
  position: relative;
  min-width: 0;
  gap: 8px;
  font-size: calc(0.875rem * var(--live-words, 1));
  line-height: 1.25;
  ${compact} { &:not([data-strong]) { gap: 4px; padding-inline: 2px; font-size: min(0.8125rem, 3.3vw); white-space: nowrap; } }
  &[data-strong] {
    justify-content: flex-start;
    gap: 8px;
    min-height: 56px;
    overflow: hidden;
    font-size: calc(min(1rem, 4.1vw) * var(--live-words, 1));
    font-weight: 700;
    text-align: left;
    /* Mark the outer edge in the team's colour: left for the home side, right for the away side. */
    &::before {
      content: '';
      position: absolute;
      inset: 0 auto 0 0;
      width: 8px;
      background: var(--team, transparent);
      box-shadow: inset 0 0 0 1px color-mix(in srgb, currentColor 40%, transparent);
    }
    &[data-side='home'] { padding-left: 16px; }
    &[data-side='away'] { padding-right: 16px; }
    &[data-side='away']::before { inset: 0 0 0 auto; }
  }
  ${sideBySide(css`
    justify-content: flex-start;
    gap: 12px;
    padding-inline: 16px;
    > kbd { margin-left: auto; }
  `)}
`
