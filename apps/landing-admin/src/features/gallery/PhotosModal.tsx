import { ImageIcon, Plus } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { GalleryGroup, GalleryPhoto } from '@torneo/contracts/gallery-groups'
import { Button } from '@torneo/ui/Button'
import { EmptyState } from '@torneo/ui/EmptyState'
import { Modal } from '@torneo/ui/Modal'
import { media } from '@torneo/ui/tokens'
import { galleryTexts } from './gallery-texts'
import { PhotoForm } from './PhotoForm'
import { photoTexts } from './photo-texts'
import { PhotoTile } from './PhotoTile'
import { useCoverChoice } from './use-cover-choice'
import type { OptimisticGalleries } from './use-optimistic-galleries'
import { photoFocus, usePhotoRemoval } from './use-photo-removal'

interface PhotosModalProps {
  /** As the server has it. */
  readonly gallery: GalleryGroup
  readonly optimistic: OptimisticGalleries
  readonly onAddPhoto: () => void
  readonly onClose: () => void
}

/** All photos of a gallery, each with its description and year; every change is a call of its own. */
export default function PhotosModal({ gallery, optimistic, onAddPhoto, onClose }: PhotosModalProps) {
  const shown = optimistic.galleries.find(({ id }) => id === gallery.id) ?? gallery
  const [edited, setEdited] = useState<string | null>(null)
  const { removing, ask } = usePhotoRemoval()
  const chooseCover = useCoverChoice(optimistic)

  const latest = useRef({ gallery, ask, chooseCover })
  useEffect(() => {
    latest.current = { gallery, ask, chooseCover }
  })
  const handleCover = useCallback(({ url }: GalleryPhoto) => void latest.current.chooseCover(latest.current.gallery, url), [])
  const handleEdit = useCallback(({ url }: GalleryPhoto) => setEdited(url), [])
  const handleRemove = useCallback((photo: GalleryPhoto) => void latest.current.ask(latest.current.gallery, photo), [])

  return (
    <>
      <Modal
        title={photoTexts.title(gallery.title)}
        size="xl"
        onClose={onClose}
        footer={
          <>
            <Button variant="ghost" onClick={onClose}>{photoTexts.close}</Button>
            <Button id={photoFocus.new} variant="primary" icon={<Plus size={18} aria-hidden />} onClick={onAddPhoto}>
              {galleryTexts.addPhoto}
            </Button>
          </>
        }
      >
        {shown.photos.length === 0
          ? <EmptyState icon={<ImageIcon size={24} aria-hidden />} title={photoTexts.none} text={photoTexts.noneWhy} />
          : (
            <Grid aria-label={photoTexts.list}>
              {shown.photos.map((photo, place) => (
                <PhotoTile
                  key={photo.url}
                  photo={photo}
                  place={place + 1}
                  isCover={photo.url === shown.coverImage}
                  isRemoving={removing.has(photo.url)}
                  onCover={handleCover}
                  onEdit={handleEdit}
                  onRemove={handleRemove}
                />
              ))}
            </Grid>
          )}
      </Modal>
      {edited && <PhotoForm gallery={gallery} url={edited} optimistic={optimistic} onClose={() => setEdited(null)} />}
    </>
  )
}

const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  gap: 16px;
  ${media.phone} {
    grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
    gap: 12px;
  }
`
