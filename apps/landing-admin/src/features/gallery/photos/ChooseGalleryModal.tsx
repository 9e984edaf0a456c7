import type { GalleryGroup } from '@torneo/contracts/content/gallery-groups'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { Stack } from '@torneo/ui/layout/Stack'
import { clampLines, color, flexRow, radius, text } from '@torneo/ui/theme/tokens'
import { Plus } from 'lucide-react'
import styled from 'styled-components'
import { galleryTexts } from '../gallery-texts'

interface ChooseGalleryModalProps {
  /** Sorted newest first. */
  readonly galleries: readonly GalleryGroup[]
  readonly onChoose: (gallery: GalleryGroup) => void
  readonly onNew: () => void
  readonly onClose: () => void
}

/** Asks for the gallery of the photos to add: one of the newest, or a new one. */
export default function ChooseGalleryModal({ galleries, onChoose, onNew, onClose }: ChooseGalleryModalProps) {
  return (
    <Modal
      title={galleryTexts.whichGallery}
      size="sm"
      onClose={onClose}
      footer={
        <Button icon={<Plus size={18} aria-hidden />} onClick={onNew}>
          {galleryTexts.new}
        </Button>
      }>
      <Stack as="ul" role="list" $gap={8} aria-label={galleryTexts.newest}>
        {galleries.slice(0, 6).map((gallery) => (
          <li key={gallery.id}>
            <Choice type="button" onClick={() => onChoose(gallery)}>
              <strong>{gallery.title}</strong>
              <span>{gallery.imageCount === 0 ? galleryTexts.noPhotos : galleryTexts.photos(gallery.imageCount)}</span>
            </Choice>
          </li>
        ))}
      </Stack>
    </Modal>
  )
}

const Choice = styled.button`
  ${flexRow('12px', 'center', 'space-between')}
  width: 100%;
  min-height: 52px;
  padding: 8px 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.button};
  background: ${color.surface};
  color: ${color.text};
  text-align: left;
  cursor: pointer;
  ${text(14)}
  &:hover { border-color: ${color.control}; }
  strong { min-width: 0; ${clampLines(3)} font-weight: 600; }
  span { flex: none; color: ${color.muted}; ${text(13)} }
`
