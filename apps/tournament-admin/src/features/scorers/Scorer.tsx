import type { TablePlayer } from '@torneo/contracts/tournament/scorers'
import { Badge } from '@torneo/ui/display/Badge'
import { clampLines, color, font, gridGap, radius, sized, text } from '@torneo/ui/theme/tokens'
import { Trophy } from 'lucide-react'
import styled from 'styled-components'

interface ScorerProps {
  readonly player: TablePlayer
  /** 'Goleador', for the best scorers of a sport that is over. */
  readonly prize: string | undefined
}

export function Scorer({ player: { number, name, position }, prize }: ScorerProps) {
  return (
    <Root>
      <Shirt>{number}</Shirt>
      <Names>
        <strong>{name}</strong>
        <span>{position}</span>
      </Names>
      {prize !== undefined && (
        <Badge tone="gold" icon={<Trophy aria-hidden />}>
          {prize}
        </Badge>
      )}
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
`

const Shirt = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${sized(32)};
  height: ${sized(32)};
  white-space: nowrap;
  border-radius: ${radius.button};
  background: ${color.sunken};
  font-family: ${font.title};
  font-weight: 700;
  ${text(14)}
`

const Names = styled.span`
  ${gridGap('0')}
  min-width: 0;
  strong { ${clampLines(3)} font-weight: 600; ${text(14)} }
  span { ${clampLines(3)} color: ${color.muted}; font-weight: 400; ${text(12)} }
`
