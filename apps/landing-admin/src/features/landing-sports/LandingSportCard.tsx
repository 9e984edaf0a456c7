import type { LandingSport } from '@torneo/contracts/content/landing-sports'
import { RecordActions, type RowActions } from '@torneo/panel/record/RecordActions'
import { Badge } from '@torneo/ui/display/Badge'
import { IconTile } from '@torneo/ui/display/IconTile'
import { Card } from '@torneo/ui/layout/Card'
import { Row } from '@torneo/ui/layout/Row'
import { liftedStyle } from '@torneo/ui/lists/lifted-style'
import { SortHandle, type SortHandleProps } from '@torneo/ui/lists/SortHandle'
import { clampLines, color, flexRow, text } from '@torneo/ui/theme/tokens'
import { Medal } from 'lucide-react'
import styled from 'styled-components'
import { landingSportsTexts } from './landing-sports-texts'

interface LandingSportCardProps extends RowActions<LandingSport> {
  readonly sport: LandingSport
  /** Null when it cannot be moved. */
  readonly handle: SortHandleProps | null
}

export function LandingSportCard({ sport, handle, ...actions }: LandingSportCardProps) {
  const { id, name, icon, description, category } = sport
  return (
    <Root
      as="li"
      $padding={16}
      aria-busy={actions.busyId === id || undefined}
      data-sort-id={id}
      data-lifted={handle?.isLifted || undefined}>
      <Row $gap={12} $align="flex-start">
        <IconTile $size={48}>{icon || <Medal size={24} aria-hidden />}</IconTile>
        <Name>
          <h2>{name}</h2>
          <Badge tone="neutral">{category}</Badge>
        </Name>
        <Actions>
          <RecordActions
            collection="landing-sports"
            record={sport}
            name={name}
            editLabel={landingSportsTexts.edit(name)}
            removeLabel={landingSportsTexts.remove(name)}
            {...actions}
          />
        </Actions>
      </Row>
      <Foot>
        <Description>{description}</Description>
        {handle && <SortHandle {...handle} />}
      </Foot>
    </Root>
  )
}

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: 12px;
  ${liftedStyle}
`

const Name = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: 4px;
  min-width: 0;
  min-height: 48px;
  h2 { max-width: 100%; ${clampLines(3)} ${text(16)} }
`

/* Puts the drag handle below the other buttons, at the bottom of the card. */
const Foot = styled.div`
  ${flexRow('8px', 'flex-end', 'space-between')}
  flex: 1;
  margin: 0 -6px -6px 0;
`

const Description = styled.p`
  ${clampLines(4)}
  align-self: flex-start;
  padding-bottom: 6px;
  color: ${color.muted};
  white-space: pre-line;
  ${text(14)}
`

const Actions = styled.div`
  display: flex;
  margin: -2px -6px 0 0;
`
