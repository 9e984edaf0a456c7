import { Medal } from 'lucide-react'
import styled from 'styled-components'
import type { LandingSport } from '@torneo/contracts/landing-sports'
import { RecordActions } from '@torneo/panel/RecordActions'
import { Badge } from '@torneo/ui/Badge'
import { Card } from '@torneo/ui/Card'
import { IconTile } from '@torneo/ui/IconTile'
import { color, text } from '@torneo/ui/tokens'
import { landingSportsTexts } from './landing-sports-texts'

interface LandingSportCardProps {
  readonly sport: LandingSport
  readonly isBusy: boolean
  readonly onEdit: () => void
  readonly onRemove: () => void
}

export function LandingSportCard({ sport: { id, name, icon, description, category }, isBusy, onEdit, onRemove }: LandingSportCardProps) {
  return (
    <Root as="li" $padding={16} aria-busy={isBusy || undefined}>
      <Top>
        <IconTile $size={48}>{icon || <Medal size={24} aria-hidden />}</IconTile>
        <Name>
          <h2>{name}</h2>
          <Badge tone="neutral">{category}</Badge>
        </Name>
        <Actions>
          <RecordActions
            collection="landing-sports"
            id={id}
            editLabel={landingSportsTexts.edit(name)}
            removeLabel={landingSportsTexts.remove(name)}
            isBusy={isBusy}
            onEdit={onEdit}
            onRemove={onRemove}
          />
        </Actions>
      </Top>
      <Description>{description}</Description>
    </Root>
  )
}

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: 12px;
`

const Top = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 12px;
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
  h2 { max-width: 100%; overflow-wrap: anywhere; ${text(16)} }
`

const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  color: ${color.muted};
  overflow-wrap: anywhere;
  white-space: pre-line;
  ${text(14)}
`

const Actions = styled.div`
  display: flex;
  margin: -2px -6px 0 0;
`
