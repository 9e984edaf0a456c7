import type { GalleryGroup } from '@torneo/contracts/content/gallery-groups'
import { shownAddress } from '@torneo/media/image-address'
import { LoadedImage } from '@torneo/media/LoadedImage'
import { color, font, text } from '@torneo/ui/theme/tokens'
import { ImageIcon } from 'lucide-react'
import styled from 'styled-components'
import { galleryTexts } from './gallery-texts'
import { mosaicOf } from './mosaic'

/**
 * The first 4 photos, with '+N más' over the last (spec 1 §2). Fewer photos share the space; without photos, the cover
 * is shown.
 */
export function GalleryMosaic({ gallery }: { gallery: GalleryGroup }) {
  const { images, more } = mosaicOf(gallery)
  if (images.length === 0) {
    return (
      <Plate>
        <Empty>
          <ImageIcon size={24} aria-hidden />
        </Empty>
      </Plate>
    )
  }
  return (
    <Plate>
      {images.map((address, index) => (
        <Cell
          key={address}
          $tall={images.length === 3 && index === 0}
          $wide={images.length === 1}
          $high={images.length === 2}>
          <LoadedImage address={shownAddress(address, 320)} lazy fallback={<ImageIcon size={24} aria-hidden />} />
          {more > 0 && index === images.length - 1 && <More>{galleryTexts.more(more)}</More>}
        </Cell>
      ))}
    </Plate>
  )
}

const Plate = styled.span`
  display: grid;
  grid-template: 1fr 1fr / 1fr 1fr;
  gap: 2px;
  aspect-ratio: 13 / 8;
  width: 100%;
`

const Cell = styled.span<{ $tall: boolean; $wide: boolean; $high: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  background: ${color.sunken};
  color: ${color.muted};
  ${({ $tall, $high }) => ($tall || $high) && 'grid-row: 1 / 3;'}
  ${({ $wide }) => $wide && 'grid-area: 1 / 1 / 3 / 3;'}
  img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
`

// The same colours in both themes, because it is over a picture: white on 60 % black has a contrast of 5.3 even over
// white.
const More = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: rgb(0 0 0 / 60%);
  color: #fff;
  font-family: ${font.title};
  font-weight: 700;
  ${text(20)}
`

const Empty = styled.span`
  grid-area: 1 / 1 / 3 / 3;
  display: grid;
  place-content: center;
  background: ${color.sunken};
  color: ${color.muted};
`
