import type { ScorerRow } from '@torneo/contracts/tournament/scorers'
import { shownName } from '@torneo/domain/competition/withdrawn'
import { Card } from '@torneo/ui/layout/Card'
import { useMedia } from '@torneo/ui/layout/use-media'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { clampLines, color, font, media, radius, text } from '@torneo/ui/theme/tokens'
import styled, { css } from 'styled-components'
import { type Rank, rankOf } from '../../parts/tables/RankBadge'
import { TeamMark } from '../../parts/TeamMark'
import { scorersTexts as texts } from './scorers-texts'

/** Sizes in pixels of the square above a step, best first. */
const marks = { phone: [56, 44, 44], wide: [80, 64, 64] } as const

/** The best three in reading order, rendered with the first in the middle. */
export function Podium({
  best,
  isPoints,
}: {
  readonly best: readonly [ScorerRow, ScorerRow, ScorerRow]
  readonly isPoints: boolean
}) {
  const isPhone = useMedia('(max-width: 39.99em)')
  const sizes = marks[isPhone ? 'phone' : 'wide']
  return (
    <Card $padding={0}>
      <Steps aria-label={texts.podium}>
        {best.map((row, index) => (
          <Step key={`${row.player.id} ${row.team.id}`} row={row} size={sizes[index]} isPoints={isPoints} />
        ))}
      </Steps>
    </Card>
  )
}

interface StepProps {
  readonly row: ScorerRow
  readonly size: number | undefined
  readonly isPoints: boolean
}

function Step({ row: { position, player, team, goals, assists }, size, isPoints }: StepProps) {
  const rank = rankOf(position)
  return (
    <Place $position={position}>
      <VisuallyHidden>{texts.place(position)}</VisuallyHidden>
      <Mark>
        <TeamMark team={team} size={size} />
        {rank && (
          <Pin $rank={rank} aria-hidden>
            <rank.Icon size={16} />
          </Pin>
        )}
      </Mark>
      <Name>{player.name}</Name>
      <Caption>
        {texts.shirt(player.number)} · {shownName(team)}
      </Caption>
      <Block $rank={rank} $position={position}>
        <Goals>{goals}</Goals>
        <strong>{texts.goals(goals, isPoints)}</strong>
        {assists > 0 && <Caption>{texts.assists(assists)}</Caption>}
      </Block>
    </Place>
  )
}

const Steps = styled.ol.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: end;
  gap: 20px;
  padding: 32px 40px 0;
  ${media.phone} { gap: 8px; padding: 20px 12px 0; }
`

const Place = styled.li<{ $position: number }>`
  display: grid;
  justify-items: center;
  order: ${({ $position }) => [2, 1, 3][$position - 1]};
  min-width: 0;
  text-align: center;
  overflow-wrap: anywhere;
`

const Mark = styled.span`
  position: relative;
  margin-bottom: 12px;
`

const Pin = styled.span<{ $rank: Rank }>`
  position: absolute;
  right: -12px;
  bottom: -10px;
  display: grid;
  place-items: center;
  width: 30px;
  height: 30px;
  border: 2px solid ${({ $rank }) => $rank.tone};
  border-radius: 50%;
  background: ${color.surface};
  color: ${({ $rank }) => $rank.tone};
  ${media.phone} {
    right: -14px;
    bottom: -12px;
    width: 26px;
    height: 26px;
  }
`

const Name = styled.strong`
  ${clampLines(3)}
  font-weight: 600;
  ${text(16)}
  ${media.phone} { ${text(14)} }
`

const Caption = styled.span`
  ${clampLines(3)}
  color: ${color.muted};
  ${text(13)}
  ${media.phone} { ${text(12)} }
`

const Block = styled.div<{ $rank: Rank | undefined; $position: number }>`
  display: grid;
  align-content: start;
  justify-items: center;
  width: 100%;
  min-height: ${({ $position }) => [150, 120, 104][$position - 1]}px;
  margin-top: 12px;
  padding: 12px 8px;
  border-radius: ${radius.card} ${radius.card} 0 0;
  ${({ $rank }) =>
    $rank &&
    css`
    border-top: 4px solid ${$rank.tone};
    background: ${$rank.soft};
    > :first-child { color: ${$rank.tone}; }
  `}
`

const Goals = styled.span`
  font-family: ${font.title};
  font-size: 2.5rem;
  font-weight: 800;
  line-height: 1.1;
  ${media.phone} { ${text(32)} }
`
