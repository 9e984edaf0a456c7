import styled from 'styled-components'
import { readableOn } from './readable-on'
import { color as tokens, font } from './tokens'

interface AvatarProps {
  /** One or two characters: '98', 'L'. Hidden from screen readers, since the full name is next to it. */
  text: string
  /** `#RRGGBB` of the team or promotion; ink without it. The text on it is black or white, whichever reads better. */
  color?: string | undefined
  /** Pixels, 32 without it. */
  size?: number | undefined
  /** A person is round, a team square. */
  round?: boolean | undefined
}

export function Avatar({ text, color, size = 32, round = false }: AvatarProps) {
  return (
    <Root $size={size} $round={round}
      style={color ? { background: color, color: readableOn(color), boxShadow: edge } : undefined} aria-hidden>
      {text}
    </Root>
  )
}

const Root = styled.span<{ $size: number; $round: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${({ $size, $round }) => ($round ? '50%' : `${Math.max(6, Math.round($size / 4.5))}px`)};
  background: ${tokens.ink};
  color: ${tokens.onInk};
  font-family: ${font.title};
  font-size: ${({ $size }) => $size * 0.42}px;
  font-weight: 800;
  line-height: 1;
`

// A colour may be that of the ground: dark in the dark, light on paper.
const edge = 'inset 0 0 0 1px color-mix(in srgb, currentColor 40%, transparent)'
