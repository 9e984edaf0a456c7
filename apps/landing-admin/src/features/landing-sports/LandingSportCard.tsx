import { Medal } from 'lucide-react'
import styled from 'styled-components'
import type { LandingSport } from '@torneo/contracts/landing-sports'
import { RecordActions, type RowActions } from '@torneo/panel/RecordActions'
import { Badge } from '@torneo/ui/Badge'
import { Card } from '@torneo/ui/Card'
import { IconTile } from '@torneo/ui/IconTile'
import { clampLines, color, flexRow, text } from '@torneo/ui/tokens'
import { landingSportsTexts } from './landing-sports-texts'

export function LandingSportCard({ sport, ...actions }: { readonly sport: LandingSport } & RowActions<LandingSport>) {
  const { id, name, icon, description, category } = sport
  return (
    <Root as="li" $padding={16} aria-busy={actions.busyId === id || undefined}>
      <Top>
        <IconTile $size={48}>{icon || <Medal size={24} aria-hidden />}</IconTile>
        <Name>
          <h2>{name}</h2>
          <Badge tone="neutral">{category}</Badge>
        </Name>
        <Actions>
          <RecordActions
            collection="landing-sports"
            record={sport}
            editLabel={landingSportsTexts.edit(name)}
            removeLabel={landingSportsTexts.remove(name)}
            {...actions}
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
  ${flexRow('12px', 'flex-start')}
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
  ${clampLines(4)}
  color: ${color.muted};
  overflow-wrap: anywhere;
  white-space: pre-line;
  ${text(14)}
`

const Actions = styled.div`
  display: flex;
  margin: -2px -6px 0 0;
`
