import { Link } from '@torneo/router'
import { type ButtonLook, buttonStyles } from '@torneo/ui/buttons/button-styles'
import { ClampedText } from '@torneo/ui/display/ClampedText'
import { color, media, text } from '@torneo/ui/theme/tokens'
import { CircleCheck, Clock, Dices, Siren, Waypoints } from 'lucide-react'
import styled from 'styled-components'
import { DayPart } from '../DayPart'
import { dayTexts as texts } from './day-texts'
import type { ToResolve } from './to-resolve'

const icons = { call: Siren, lots: Dices, conflict: Waypoints, late: Clock } as const

interface PendingProps {
  readonly items: readonly ToResolve[]
  /** Sentence about the next match; null without one. */
  readonly next: string | null
}

/** List of the organiser's open matters, most urgent first, or a sentence that there are none (picture 23). */
export function Pending({ items, next }: PendingProps) {
  return (
    <DayPart title={texts.toResolve} count={items.length === 0 ? undefined : items.length}>
      {items.length === 0 ? (
        <Good>
          <CircleCheck size={20} aria-hidden />
          {[texts.allGood, next].filter(Boolean).join(' ')}
        </Good>
      ) : (
        <List>
          {items.map(({ key, kind, title, detail, when, action, to }, index) => {
            const Icon = icons[kind]
            return (
              <Item key={key} $isCall={kind === 'call'}>
                <Icon size={18} aria-hidden />
                <div>
                  <ClampedText as="strong">{title}</ClampedText>
                  <ClampedText as="p">{detail}</ClampedText>
                </div>
                <small>{when}</small>
                <Action to={to} $variant={index === 0 ? 'primary' : 'secondary'} aria-label={`${action}: ${title}`}>
                  {action}
                </Action>
              </Item>
            )
          })}
        </List>
      )}
    </DayPart>
  )
}

const Good = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 16px 20px;
  border-top: 1px solid ${color.line};
  svg { flex: none; color: ${color.success}; }
`

const List = styled.ul.attrs({ role: 'list' })`
  padding: 0;
  list-style: none;
`

const Item = styled.li<{ $isCall: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  gap: 8px 14px;
  align-items: center;
  padding: 12px 20px;
  border-top: 1px solid ${color.line};
  overflow-wrap: anywhere;
  > svg {
    box-sizing: content-box;
    padding: 11px;
    border-radius: 10px;
    background: ${({ $isCall }) => ($isCall ? color.dangerSoft : color.warningSoft)};
    color: ${({ $isCall }) => ($isCall ? color.danger : color.warning)};
  }
  strong { font-weight: 600; }
  p, small { color: ${color.muted}; ${text(13)} }
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    > small { grid-column: 2; }
    > small:empty { display: none; }
    > a { grid-column: 1 / -1; }
  }
`

const Action = styled(Link).attrs<ButtonLook>({})`
  ${buttonStyles}
`
