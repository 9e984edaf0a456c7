import { pressStyles } from '@torneo/ui/buttons/press-styles'
import { color, flexWrap, gridGap, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { sideways } from '../frame/breakpoints'

export const Form = styled.form`
  ${gridGap('12px')}
  /* Show both choices at once, below the shirts. */
  ${sideways} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > * { grid-column: 1 / -1; }
    > :has(> * > select), > :has(> select) { grid-column: auto; }
  }
`

/** Kinds of goal. */
export const GoalKinds = styled.div`
  ${flexWrap('8px', 'center')}
  small { color: ${color.muted}; ${text(13)} }
`

export const KindButton = styled.button`
  ${pressStyles}
  min-height: 44px;
  padding-inline: 14px;
  ${text(14)}
  &[aria-pressed='true'] { border-color: ${color.ink}; background: ${color.ink}; color: ${color.onInk}; }
`

export const NoPlayers = styled.div`
  padding: 24px 0;
  text-align: center;
  ${text(16)}
  p { margin-top: 4px; color: ${color.muted}; ${text(14)} }
  a { margin-top: 12px; }
`

export const NotListed = styled.div`
  ${flexWrap('0 8px')}
  color: ${color.muted};
  ${text(13)}
`
