import styled from 'styled-components'
import { color, font, sized } from '../theme/tokens'

/** Dashed square of a team that is not known yet. `size` in pixels, 32 by default. */
export function OpenMark({ size = 32 }: { readonly size?: number | undefined }) {
  return (
    <Root $size={size} aria-hidden>
      ?
    </Root>
  )
}

const Root = styled.span<{ $size: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => sized($size)};
  height: ${({ $size }) => sized($size)};
  border: 1px dashed ${color.control};
  border-radius: ${({ $size }) => Math.max(6, Math.round($size / 4.5))}px;
  color: ${color.muted};
  font-family: ${font.title};
  font-size: ${({ $size }) => sized($size * 0.42)};
  font-weight: 700;
  line-height: 1;
`
