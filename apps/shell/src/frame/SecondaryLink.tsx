import { color } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'

/** A link with the look of a secondary button. */
export const SecondaryLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 40px;
  padding: 0 16px;
  border: 1px solid ${color.control};
  border-radius: 8px;
  background: ${color.surface};
  color: ${color.text};
  font-weight: 600;
  text-decoration: none;

  @media (pointer: coarse) {
    min-height: 44px;
  }
`
