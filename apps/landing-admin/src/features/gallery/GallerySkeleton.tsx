import styled from 'styled-components'
import { Card } from '@torneo/ui/Card'
import { Skeleton } from '@torneo/ui/Skeleton'
import { VisuallyHidden } from '@torneo/ui/VisuallyHidden'
import { GalleryGrid } from './GalleryGrid'
import { galleryTexts } from './gallery-texts'

/** The shape of the cards while they load. */
export function GallerySkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{galleryTexts.loading}</VisuallyHidden>
      <GalleryGrid aria-hidden>
        {Array.from({ length: 6 }, (_, place) => (
          <Bones as="li" $padding={0} key={place}>
            <Picture><Skeleton /></Picture>
            <Lines><Skeleton height={16} width="60%" /><Skeleton height={12} width="45%" /></Lines>
          </Bones>
        ))}
      </GalleryGrid>
    </div>
  )
}

const Bones = styled(Card)`
  overflow: hidden;
`

const Picture = styled.div`
  aspect-ratio: 13 / 8;
  > * { height: 100%; }
`

const Lines = styled.div`
  display: grid;
  gap: 10px;
  min-height: 128px;
  padding: 18px 16px;
  align-content: start;
`
