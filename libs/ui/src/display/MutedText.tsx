import styled from 'styled-components'
import { color, text, type TextSize } from '../theme/tokens'

/** Secondary text: a hint, a count, an empty list. `$size` in pixels; `as` sets the element. */
export const MutedText = styled.p<{ $size?: TextSize }>`
  color: ${color.muted};
  ${({ $size = 13 }) => text($size)}
`
