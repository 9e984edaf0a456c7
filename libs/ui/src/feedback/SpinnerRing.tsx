import styled, { keyframes } from 'styled-components'

const turn = keyframes`to { transform: rotate(1turn); }`

/** Ring only, hidden from screen readers: its owner provides the text. `$size` in pixels, 16 by default. */
export const SpinnerRing = styled.span.attrs({ 'aria-hidden': true })<{ $size?: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size = 16 }) => $size}px;
  height: ${({ $size = 16 }) => $size}px;
  border: ${({ $size = 16 }) => Math.max(2, Math.round($size / 9))}px solid color-mix(in srgb, currentColor 22%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`
