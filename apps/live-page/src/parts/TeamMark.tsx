import { teamDigits } from '@torneo/domain/match/list/match-words'
import { OpenMark } from '@torneo/ui/display/OpenMark'
import { readableOn } from '@torneo/ui/theme/readable-on'
import { color, font } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'

interface Marked {
  readonly name: string
  readonly color: string
  readonly promotionYear: number | null
  readonly promotionColor: string | null
}

interface TeamMarkProps {
  readonly team: Marked | null
  /** Size in pixels; default 32. */
  readonly size?: number | undefined
}

/**
 * A team's square: the last two digits of its promotion's year on its colour, or on the promotion's (spec 2 §2). The
 * colour is a class, because the page's first HTML must not have `style` attributes.
 */
export function TeamMark({ team, size = 32 }: TeamMarkProps) {
  if (!team) return <OpenMark size={size} />
  return (
    <Root aria-hidden $color={team.color || team.promotionColor || null} $size={size}>
      {teamDigits(team)}
    </Root>
  )
}

const Root = styled.span<{ $color: string | null; $size: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${({ $size }) => Math.max(6, Math.round($size / 4.5))}px;
  background: ${({ $color }) => $color ?? color.ink};
  box-shadow: inset 0 0 0 1px color-mix(in srgb, currentColor 40%, transparent);
  color: ${({ $color }) => ($color ? readableOn($color) : color.onInk)};
  font-family: ${font.title};
  font-size: ${({ $size }) => $size * 0.42}px;
  font-weight: 800;
  line-height: 1;
`
