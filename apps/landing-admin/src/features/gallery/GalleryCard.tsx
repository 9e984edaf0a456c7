import type { GalleryGroup } from '@torneo/contracts/content/gallery-groups'
import { useFileDrop } from '@torneo/media/use-file-drop'
import { RecordActions } from '@torneo/panel/record/RecordActions'
import { Button } from '@torneo/ui/buttons/Button'
import { Card } from '@torneo/ui/layout/Card'
import { contentVisibility } from '@torneo/ui/lists/content-visibility'
import { clampLines, color, flexWrap, text } from '@torneo/ui/theme/tokens'
import { Plus } from 'lucide-react'
import { memo } from 'react'
import styled from 'styled-components'
import { galleryTexts } from './gallery-texts'
import { GalleryMosaic } from './GalleryMosaic'

/** Handlers of a card, which must be stable, so that only a changed card renders again. */
export interface GalleryActions {
  readonly onPhotos: (gallery: GalleryGroup) => void
  /** `files` were dropped on the card. */
  readonly onAddPhotos: (gallery: GalleryGroup, files?: readonly File[]) => void
  readonly onEdit: (gallery: GalleryGroup) => void
  readonly onRemove: (gallery: GalleryGroup) => void
}

interface GalleryCardProps extends GalleryActions {
  readonly gallery: GalleryGroup
  readonly isSaving: boolean
  /** Address on the public page; undefined without a page. */
  readonly page: string | undefined
}

export const GalleryCard = memo(function GalleryCard(props: GalleryCardProps) {
  const { gallery, isSaving, page, onPhotos, onAddPhotos, onEdit, onRemove } = props
  const { id, title, date, imageCount } = gallery
  const count = imageCount === 0 ? galleryTexts.noPhotos : galleryTexts.photos(imageCount)
  const {
    isOver,
    handlers: { onPaste: _, ...handlers },
  } = useFileDrop((files) => onAddPhotos(gallery, files))
  return (
    <Root as="li" $padding={0} {...handlers} aria-busy={isSaving || undefined}>
      <Pictures>
        <GalleryMosaic gallery={gallery} />
        {imageCount > 0 && (
          <Open
            type="button"
            aria-label={galleryTexts.seePhotos(imageCount, title)}
            onClick={() => onPhotos(gallery)}
          />
        )}
      </Pictures>
      <Words>
        <h2>{title}</h2>
        <p>{[date, count].filter(Boolean).join(' · ')}</p>
      </Words>
      <Actions>
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus size={16} aria-hidden />}
          busy={isSaving}
          busyLabel={galleryTexts.saving}
          aria-label={isSaving ? undefined : galleryTexts.addPhotoTo(title)}
          onClick={() => onAddPhotos(gallery)}>
          {galleryTexts.addPhoto}
        </Button>
        <RecordActions
          collection="galleries"
          record={gallery}
          name={title}
          editLabel={galleryTexts.edit(title)}
          removeLabel={galleryTexts.remove(title)}
          busyId={isSaving ? id : null}
          pageOf={() => page}
          onEdit={onEdit}
          onRemove={onRemove}
        />
      </Actions>
      {isOver && <DropCover aria-hidden>{galleryTexts.dropHere}</DropCover>}
    </Root>
  )
})

// `content-visibility` skips layout and paint of cards out of view, so that a hundred of them scroll smoothly. The size
// is the measured one.
const Root = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  ${contentVisibility(340)}
`

const Pictures = styled.div`
  position: relative;
`

// Covers the pictures instead of containing them, so that screen readers announce '+N más' separately from the button's
// name.
const Open = styled.button`
  position: absolute;
  inset: 0;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  &:focus-visible { outline-offset: -4px; }
`

const Words = styled.div`
  padding: 14px 16px 0;
  h2 { ${clampLines(3)} ${text(16)} }
  p { ${clampLines(3)} margin-top: 2px; color: ${color.muted}; ${text(13)} }
`

const Actions = styled.div`
  ${flexWrap('4px')}
  min-height: 44px;
  margin-top: auto;
  padding: 12px 8px;
  > :first-child { margin-right: auto; }
`

const DropCover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  border: 2px dashed ${color.focus};
  border-radius: inherit;
  background: ${color.infoSoft};
  color: ${color.info};
  font-weight: 600;
  pointer-events: none;
`
