import styled from 'styled-components'
import { gridGap } from '../theme/tokens'

/** A column whose items shrink to its width. `$gap` in pixels; `as` sets the element. */
export const Stack = styled.div<{ $gap?: number }>`
  ${({ $gap = 16 }) => gridGap(`${$gap}px`)}
  min-width: 0;
`
