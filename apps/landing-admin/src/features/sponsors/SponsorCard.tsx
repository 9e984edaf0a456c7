import { ExternalLink } from 'lucide-react'
import styled from 'styled-components'
import type { Sponsor } from '@torneo/contracts/sponsors'
import { shownAddress } from '@torneo/media/image-address'
import { LoadedImage } from '@torneo/media/LoadedImage'
import { RecordActions } from '@torneo/panel/RecordActions'
import { Badge } from '@torneo/ui/Badge'
import { Card } from '@torneo/ui/Card'
import { outOfSight } from '@torneo/ui/out-of-sight'
import { color, media, radius, text } from '@torneo/ui/tokens'
import { VisuallyHidden } from '@torneo/ui/VisuallyHidden'
import { sponsorsTexts, tierLabels } from './sponsors-texts'

interface SponsorCardProps {
  readonly sponsor: Sponsor
  readonly isBusy: boolean
  readonly onEdit: () => void
  readonly onRemove: () => void
}

export function SponsorCard({ sponsor: { id, name, logo, website, tier }, isBusy, onEdit, onRemove }: SponsorCardProps) {
  const initial = <Initial aria-hidden>{[...name].slice(0, 1)}</Initial>
  return (
    <Root as="li" $padding={16} aria-busy={isBusy || undefined}>
      <Plate>
        {logo === '' ? initial : <LoadedImage address={shownAddress(logo, 320)} fallback={initial} />}
      </Plate>
      <Name>
        <h2>{name}</h2>
        <Badge tone={tier}>{tierLabels[tier]}</Badge>
      </Name>
      <Website href={website} target="_blank" rel="noreferrer">
        <span>{website.replace(/^https?:\/\//i, '').replace(/\/$/, '')}</span>
        <ExternalLink size={14} aria-hidden />
        <VisuallyHidden>{sponsorsTexts.opensElsewhere}</VisuallyHidden>
      </Website>
      <Actions>
        <RecordActions
          collection="sponsors"
          id={id}
          editLabel={sponsorsTexts.edit(name)}
          removeLabel={sponsorsTexts.remove(name)}
          isBusy={isBusy}
          onEdit={onEdit}
          onRemove={onRemove}
        />
      </Actions>
    </Root>
  )
}

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: 10px;
  ${outOfSight(223)}
`

const Plate = styled.div`
  height: 112px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.button};
  /* White in both themes: most logos are drawn for it. */
  img { width: 100%; height: 100%; padding: 12px; background: #fff; object-fit: contain; }
`

const Initial = styled.span`
  display: grid;
  place-items: center;
  height: 100%;
  background: ${color.sunken};
  color: ${color.muted};
  font-weight: 800;
  ${text(32)}
`

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 8px;
  h2 { min-width: 0; overflow-wrap: anywhere; ${text(16)} }
`

const Website = styled.a`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: 6px;
  max-width: 100%;
  color: ${color.muted};
  ${text(13)}
  ${media.coarse} { min-height: 44px; }
  span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  svg { flex: none; }
`

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 4px;
  margin-top: auto;
`
