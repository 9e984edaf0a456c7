import type { Sponsor } from '@torneo/contracts/content/sponsors'
import { shownAddress } from '@torneo/media/image-address'
import { LoadedImage } from '@torneo/media/LoadedImage'
import { RecordActions, type RowActions } from '@torneo/panel/record/RecordActions'
import { Card } from '@torneo/ui/layout/Card'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { contentVisibility } from '@torneo/ui/lists/content-visibility'
import { liftedStyle } from '@torneo/ui/lists/lifted-style'
import { SortHandle, type SortHandleProps } from '@torneo/ui/lists/SortHandle'
import { clampLines, color, media, text } from '@torneo/ui/theme/tokens'
import { ExternalLink } from 'lucide-react'
import styled from 'styled-components'
import { sponsorsTexts } from './sponsors-texts'

interface SponsorCardProps extends RowActions<Sponsor> {
  readonly sponsor: Sponsor
  /** Null when it cannot be moved. */
  readonly handle: SortHandleProps | null
}

export function SponsorCard({ sponsor, handle, ...actions }: SponsorCardProps) {
  const { id, name, logo, website } = sponsor
  const initial = <Initial aria-hidden>{[...name].slice(0, 1)}</Initial>
  return (
    <Root
      as="li"
      $padding={0}
      aria-busy={actions.busyId === id || undefined}
      data-sort-id={id}
      data-lifted={handle?.isLifted || undefined}>
      <Plate>
        {logo === '' ? initial : <LoadedImage address={shownAddress(logo, 320)} fallback={initial} />}
        {handle && (
          <Move>
            <SortHandle {...handle} />
          </Move>
        )}
      </Plate>
      <Foot>
        <h3>{name}</h3>
        <Website href={website} target="_blank" rel="noreferrer">
          <span>{website.replace(/^https?:\/\//i, '').replace(/\/$/, '')}</span>
          <ExternalLink size={14} aria-hidden />
          <VisuallyHidden>{sponsorsTexts.opensElsewhere}</VisuallyHidden>
        </Website>
        <RecordActions
          collection="sponsors"
          record={sponsor}
          name={name}
          editLabel={sponsorsTexts.edit(name)}
          removeLabel={sponsorsTexts.remove(name)}
          {...actions}
        />
      </Foot>
    </Root>
  )
}

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  ${contentVisibility(178)}
  ${liftedStyle}
`

/* Near white, the background most logos are designed for; the dark theme mixes in the page's colour, so that it does
   not glare. */
const Plate = styled.div`
  position: relative;
  height: 112px;
  background: color-mix(in srgb, #fff 82%, ${color.canvas});
  img { width: 100%; height: 100%; padding: 14px 40px; object-fit: contain; mix-blend-mode: multiply; }
`

/* The plate is bright in both themes; without a logo there is no plate. */
const Move = styled.span`
  position: absolute;
  top: 4px;
  left: 4px;
  img ~ & > button { color: #5A5B63; outline-color: #1F5BB5; }
  ${media.hover} { img ~ & > button:hover { background: rgb(0 0 0 / 8%); color: #17181C; } }
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

const Foot = styled.div`
  display: grid;
  flex: 1;
  grid-template: auto 1fr / 1fr repeat(3, auto);
  align-items: start;
  gap: 0 4px;
  padding: 8px 8px 12px 16px;
  /* Aligns the first line of the name with the icons of the buttons next to it. */
  h3 { ${clampLines(3)} margin-top: 6px; ${text(16)} }
  ${media.coarse} { padding-bottom: 4px; h3 { margin-top: 10px; } }
`

/* Aligned at the bottom with the other cards of the row, using the card's full width. */
const Website = styled.a`
  grid-area: 2 / 1 / auto / -1;
  place-self: end start;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: calc(100% - 8px);
  color: ${color.muted};
  ${text(13)}
  ${media.coarse} { min-height: 44px; }
  span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  svg { flex: none; }
`
