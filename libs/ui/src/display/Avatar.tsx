import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { color as tokens, font, sized } from '../theme/tokens'

interface AvatarProps {
  /** One or two characters, such as '98' or 'L'. Hidden from screen readers, since the full name is next to it. */
  text: string
  /** Size in pixels, 32 by default. */
  size?: number | undefined
  /** Round for a person, square for a team. */
  round?: boolean | undefined
  style?: CSSProperties | undefined
}

export function Avatar({ text, size = 32, round = false, style }: AvatarProps) {
  return (
    <Root $size={size} $round={round} style={style} aria-hidden>
      {text}
    </Root>
  )
}

const Root = styled.span<{ $size: number; $round: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => sized($size)};
  height: ${({ $size }) => sized($size)};
  border-radius: ${({ $size, $round }) => ($round ? '50%' : `${Math.max(6, Math.round($size / 4.5))}px`)};
  background: ${tokens.ink};
  color: ${tokens.onInk};
  font-family: ${font.title};
  font-size: ${({ $size }) => sized($size * 0.42)};
  font-weight: 800;
  line-height: 1;
`
