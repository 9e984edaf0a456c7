import { media } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'

/** Stacks its children vertically, none wider than the stack; gaps in pixels. */
export const Stack = styled.div<{ $gap?: number; $phoneGap?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 20 }) => $gap}px;
  ${media.phone} { gap: ${({ $gap = 20, $phoneGap = $gap }) => $phoneGap}px; }
`
