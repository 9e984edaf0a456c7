import { Goal } from 'lucide-react'
import { memo } from 'react'
import styled, { css } from 'styled-components'
import type { MatchSide } from '@torneo/contracts/match-commands'
import type { MatchTeam } from '@torneo/contracts/matches'
import { Kbd } from '@torneo/ui/Kbd'
import { pressStyles } from '@torneo/ui/press-styles'
import { color, radius, shadow, text } from '@torneo/ui/tokens'
import { VisuallyHidden } from '@torneo/ui/VisuallyHidden'
import { teamName } from '../../../parts/match-words'
import { TeamMark, teamColor } from '../../../parts/TeamMark'
import { eventTitles, type RegisteredType } from '../live-texts'
import { RefereeCard } from './EventIcon'
import { beside } from './layout'

interface TeamActionsProps {
  readonly side: MatchSide
  readonly team: MatchTeam | null
  readonly shortcuts: Readonly<Record<RegisteredType, string>> | null
  readonly onOpen: (type: RegisteredType, side: MatchSide) => void
}

const types = ['goal', 'yellow_card', 'red_card'] as const

/** What can be registered for a team; each opens its sheet. */
export const TeamActions = memo(function TeamActions({ side, team, shortcuts, onOpen }: TeamActionsProps) {
  const name = teamName(team)
  const tint = teamColor(team)
  return (
    <Root role="group" aria-label={name} style={tint ? { borderTopColor: tint } : undefined}>
      <Name><Bar style={tint ? { background: tint } : undefined} /><TeamMark team={team} size={26} /><span>{name}</span></Name>
      {types.map((type) => (
        <Press key={type} type="button" data-strong={type === 'goal' || undefined} aria-keyshortcuts={shortcuts?.[type]}
          onClick={() => onOpen(type, side)}>
          {type === 'goal' ? <Goal size={20} aria-hidden /> : <RefereeCard type={type} />}
          <span>{eventTitles[type]}</span>
          <VisuallyHidden>de {name}</VisuallyHidden>
          {shortcuts && <Kbd aria-hidden>{shortcuts[type]}</Kbd>}
        </Press>
      ))}
    </Root>
  )
})

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: 8px;
  min-width: 0;
  ${beside(css`
    padding: 14px 16px 16px;
    border: 1px solid ${color.line};
    border-top: 4px solid ${color.ink};
    border-radius: ${radius.card};
    background: ${color.surface};
    box-shadow: ${shadow.card};
  `)}
`

const Name = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 24px;
  min-width: 0;
  font-weight: 600;
  ${text(13)}
  > :nth-child(2) { display: none; }
  > :last-child { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  ${beside(css`
    ${text(16)}
    > :nth-child(1) { display: none; }
    > :nth-child(2) { display: inline-grid; }
  `)}
`

const Bar = styled.span`
  flex: none;
  width: 18px;
  height: 6px;
  border-radius: 3px;
  background: ${color.ink};
`

const Press = styled.button`
  ${pressStyles}
  min-width: 0;
  gap: 8px;
  font-size: calc(0.875rem * var(--live-words, 1));
  line-height: 1.25;
  &[data-strong] { min-height: 56px; font-size: calc(1rem * var(--live-words, 1)); font-weight: 700; }
  ${beside(css`
    justify-content: flex-start;
    gap: 12px;
    padding-inline: 16px;
    > kbd { margin-left: auto; }
  `)}
`
