import styled from 'styled-components'
import { color, radius, shadow, type Space } from '../theme/tokens'

/**
 * A surface with a border. Not pressable itself: buttons go inside. `$padding` in pixels, 20 by default; `as` sets the
 * element.
 */
export const Card = styled.div<{ $padding?: Space | 0 }>`
  padding: ${({ $padding = 20 }) => $padding}px;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  box-shadow: ${shadow.card};
  min-width: 0;
`
