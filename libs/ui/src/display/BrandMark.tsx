import styled from 'styled-components'
import { color } from '../theme/tokens'

/**
 * Logo: the centre circle of a court in the brand's colour. Decorative, since the name is next to it. `size` is in
 * pixels or a CSS length.
 */
export function BrandMark({ size = 36 }: { size?: number | string | undefined }) {
  return (
    <Mark width={size} height={size} viewBox="0 0 44 44" aria-hidden>
      <rect width="44" height="44" rx="11" />
      <path d="M0 22h12M32 22h12" />
      <circle cx="22" cy="22" r="10" />
      <circle className="spot" cx="22" cy="22" r="3.2" />
    </Mark>
  )
}

const Mark = styled.svg`
  flex: none;
  fill: none;
  stroke: #fff;
  stroke-width: 3;
  rect { fill: ${color.brand}; stroke: none; }
  .spot { fill: #fff; stroke: none; }
`
