import { teamDigits } from '@torneo/domain/match/list/match-words'
import { readableOn } from '@torneo/ui/theme/readable-on'
import { color as tokens, font } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { u } from '../tv-styles'

interface TvMarkProps {
  readonly team: {
    readonly name: string
    readonly color: string
    readonly promotionYear: number | null
    readonly promotionColor: string | null
  } | null
  /** Size in hundredths of the screen's height. */
  readonly size: number
}

/** A team's square in the board's size. */
export function TvMark({ team, size }: TvMarkProps) {
  const color = team?.color || team?.promotionColor
  return (
    <Root aria-hidden $size={size} style={color ? { background: color, color: readableOn(color) } : undefined}>
      {teamDigits(team)}
    </Root>
  )
}

const Root = styled.span<{ $size: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => u($size)};
  height: ${({ $size }) => u($size)};
  border-radius: ${({ $size }) => u($size / 5)};
  background: ${tokens.boardRaised};
  box-shadow: 0 0 0 1px ${tokens.boardLine};
  font-family: ${font.title};
  font-size: ${({ $size }) => u($size * 0.48)};
  font-weight: 800;
  line-height: 1;
`
