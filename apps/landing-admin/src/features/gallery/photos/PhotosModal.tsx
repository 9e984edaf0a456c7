import { isCallError, useToast } from '@torneo/client'
import type { GalleryGroup, GalleryPhoto } from '@torneo/contracts/content/gallery-groups'
import { useDeleteReplaced } from '@torneo/media/use-delete-replaced'
import { useFileDrop } from '@torneo/media/use-file-drop'
import { useOpenDialog } from '@torneo/panel/record/use-open-dialog'
import { useFailureToasts } from '@torneo/panel/screen/use-failure-toasts'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { useSortable } from '@torneo/ui/lists/use-sortable'
import { media } from '@torneo/ui/theme/tokens'
import { ImageIcon, Plus } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import styled from 'styled-components'
import { useLandingUpdateGalleryMutation } from '../gallery-api'
import { galleryTexts } from '../gallery-texts'
import type { OptimisticGalleries } from '../use-optimistic-galleries'
import { ChosenPhotosBar } from './ChosenPhotosBar'
import { photoTexts } from './photo-texts'
import { PhotoForm } from './PhotoForm'
import { PhotoTile } from './PhotoTile'
import { useChosenPhotos } from './use-chosen-photos'
import { inOrder, usePhotoList } from './use-photo-list'
import { photoFocus, usePhotoRemoval } from './use-photo-removal'

interface PhotosModalProps {
  /** The server's version, without optimistic changes. */
  readonly gallery: GalleryGroup
  readonly optimistic: OptimisticGalleries
  readonly onAddPhotos: (files?: readonly File[]) => void
  readonly onClose: () => void
}

/** All photos of a gallery with description and year; every change is saved separately. */
export default function PhotosModal({ gallery, optimistic, onAddPhotos, onClose }: PhotosModalProps) {
  const shown = optimistic.galleries.find(({ id }) => id === gallery.id) ?? gallery
  const edited = useOpenDialog(
    'foto',
    useMemo(() => gallery.photos.map(({ url }) => ({ id: url })), [gallery]),
  )
  const { removing, confirmRemoval } = usePhotoRemoval()
  const chooseCover = useCoverChoice(optimistic)
  const sort = usePhotoOrder(gallery, shown, optimistic)
  const chosen = useChosenPhotos(shown, optimistic)
  const { handlers } = useFileDrop(onAddPhotos)

  const latest = useRef({ gallery, ask: confirmRemoval, chooseCover, toggle: chosen.toggle, edit: edited.open })
  useEffect(() => {
    latest.current = { gallery, ask: confirmRemoval, chooseCover, toggle: chosen.toggle, edit: edited.open }
  })
  const handleChoose = useCallback(({ url }: GalleryPhoto) => latest.current.toggle(url), [])
  const handleCover = useCallback(
    ({ url }: GalleryPhoto) => void latest.current.chooseCover(latest.current.gallery, url),
    [],
  )
  const handleEdit = useCallback(({ url }: GalleryPhoto) => latest.current.edit({ id: url }), [])
  const handleRemove = useCallback((photo: GalleryPhoto) => void latest.current.ask(latest.current.gallery, photo), [])

  return (
    <>
      <Modal
        title={photoTexts.title(gallery.title)}
        size="xl"
        onClose={onClose}
        footer={
          chosen.chosen.length > 0 ? (
            <ChosenPhotosBar {...chosen} others={optimistic.galleries.filter(({ id }) => id !== gallery.id)} />
          ) : (
            <>
              <Button variant="ghost" onClick={onClose}>
                {photoTexts.close}
              </Button>
              <Button
                id={photoFocus.new}
                variant="primary"
                icon={<Plus size={18} aria-hidden />}
                onClick={() => onAddPhotos()}>
                {galleryTexts.addPhoto}
              </Button>
            </>
          )
        }>
        {shown.photos.length === 0 ? (
          <EmptyState icon={<ImageIcon size={24} aria-hidden />} title={photoTexts.none} text={photoTexts.noneWhy} />
        ) : (
          <Grid aria-label={photoTexts.list} {...handlers}>
            {inOrder(sort.ids)(shown.photos).map((photo, index) => (
              <PhotoTile
                key={photo.url}
                photo={photo}
                isChosen={chosen.chosen.includes(photo.url)}
                isLifted={sort.lifted === photo.url}
                sortHandlers={sort.handlers}
                onChoose={handleChoose}
                index={index + 1}
                isCover={photo.url === shown.coverImage}
                isRemoving={removing.has(photo.url)}
                onCover={handleCover}
                onEdit={handleEdit}
                onRemove={handleRemove}
              />
            ))}
          </Grid>
        )}
        <VisuallyHidden role="status">{sort.announcement}</VisuallyHidden>
      </Modal>
      {edited.record && (
        <PhotoForm gallery={gallery} url={edited.record.id} optimistic={optimistic} onClose={edited.close} />
      )}
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

/** Sorts the photos by pointer, touch or keyboard; saves on drop. */
function usePhotoOrder(
  gallery: GalleryGroup,
  { photos, images }: GalleryGroup,
  optimistic: Pick<OptimisticGalleries, 'update'>,
) {
  const save = usePhotoList(optimistic)
  const toastFailure = useFailureToasts()
  return useSortable({
    ids: images,
    nameOf: (url) => {
      const index = photos.findIndex((photo) => photo.url === url)
      return photoTexts.name(photos[index]?.alt ?? '', index + 1)
    },
    onSort: (urls) =>
      void save(gallery, inOrder(urls)).catch((error: unknown) => toastFailure(galleryTexts.updateFailed, error)),
  })
}

/**
 * Makes a photo the gallery's cover, shown immediately (R25). The replaced cover is deleted unless another record uses
 * it (R14).
 */
function useCoverChoice({ update: updateOptimistically }: Pick<OptimisticGalleries, 'update'>) {
  const [update] = useLandingUpdateGalleryMutation()
  const toast = useToast()
  const toastFailure = useFailureToasts()
  const deleteReplaced = useDeleteReplaced()

  return async (gallery: GalleryGroup, coverImage: string): Promise<void> => {
    const send = (rev: number) => update({ params: { id: gallery.id }, body: { coverImage }, ifMatch: rev }).unwrap()
    // Retries once without a message when another person saved a different change meanwhile (contract, Common).
    const retryStale = (error: unknown) => {
      const current =
        isCallError(error) && error.type === 'stale' ? (error.current as GalleryGroup | undefined) : undefined
      if (current?.coverImage !== gallery.coverImage) throw error
      return send(current.rev)
    }
    try {
      const saved = await updateOptimistically(gallery.id, { coverImage }, () => send(gallery.rev).catch(retryStale))
      toast.success(galleryTexts.updated)
      void deleteReplaced([gallery.coverImage], [saved.coverImage, ...saved.images])
    } catch (error) {
      toastFailure(galleryTexts.updateFailed, error)
    }
  }
}
