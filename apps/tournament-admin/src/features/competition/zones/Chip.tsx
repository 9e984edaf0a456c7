import { color, flexWrap, radius, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'

/** A choice that a press takes in or out (`aria-pressed`). */
export const Chip = styled.button.attrs({ type: 'button' })`
  ${flexWrap('8px', 'center')}
  min-height: 44px;
  max-width: 100%;
  padding: 4px 12px;
  border: 1px solid ${color.control};
  border-radius: ${radius.button};
  background: ${color.surface};
  color: ${color.text};
  font-weight: 600;
  text-align: left;
  cursor: pointer;
  ${text(13)}
  &[aria-pressed='true'] { border-color: ${color.ink}; background: ${color.ink}; color: ${color.onInk}; }
  &[aria-disabled='true'] { color: ${color.muted}; cursor: default; }
`
