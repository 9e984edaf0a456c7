import styled, { css } from 'styled-components'
import { color, radius, sized } from '../theme/tokens'

/**
 * Square with an icon or emoji above a title; decorative, hidden from screen readers. `$size` in pixels, 56 by default.
 */
export const IconTile = styled.span.attrs({ 'aria-hidden': true })<{
  $tone?: 'neutral' | 'danger' | 'ink'
  $size?: number
}>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size = 56 }) => sized($size)};
  height: ${({ $size = 56 }) => sized($size)};
  border-radius: ${radius.card};
  font-size: ${({ $size = 56 }) => sized(Math.round($size * 0.5))};
  line-height: 1;
  ${({ $tone = 'neutral' }) => tones[$tone]}
`

const tones = {
  neutral: css`background: ${color.sunken};`,
  danger: css`background: ${color.dangerSoft}; color: ${color.danger};`,
  ink: css`background: ${color.ink}; color: ${color.onInk};`,
}
