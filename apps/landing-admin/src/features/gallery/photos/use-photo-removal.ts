import { isCallError, useConfirm, useToast } from '@torneo/client'
import type { GalleryGroup, GalleryPhoto } from '@torneo/contracts/content/gallery-groups'
import { shownAddress } from '@torneo/media/image-address'
import { useDeleteReplaced } from '@torneo/media/use-delete-replaced'
import { focusIds, useFocusHandover } from '@torneo/panel/collection/collection-focus'
import { useFailureToasts } from '@torneo/panel/screen/use-failure-toasts'
import { useState } from 'react'
import { useLandingRemoveGalleryPhotoMutation } from '../gallery-api'
import { photoRemovalBody } from './photo-removal-body'
import { photoTexts } from './photo-texts'

/** Ids of the focus targets in the grid of photos. */
export const photoFocus = focusIds('gallery-photos')

/**
 * Removes a photo from the gallery after confirmation, and deletes its file unless another record uses it (R14). A
 * photo that another person removed meanwhile counts as removed.
 */
export function usePhotoRemoval() {
  const [remove] = useLandingRemoveGalleryPhotoMutation()
  const confirm = useConfirm()
  const toast = useToast()
  const toastFailure = useFailureToasts()
  const deleteReplaced = useDeleteReplaced()
  const handOverFocus = useFocusHandover()
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set())

  const confirmRemoval = async ({ id, photos, coverImage }: GalleryGroup, { url }: GalleryPhoto): Promise<void> => {
    const opener = document.activeElement
    const isConfirmed = await confirm({
      title: photoTexts.removeQuestion,
      body: photoRemovalBody(photoTexts.removeBody, [url]),
      picture: shownAddress(url, 640),
      confirmLabel: photoTexts.removeConfirm,
      tone: 'danger',
    })
    if (!isConfirmed) return
    const index = photos.findIndex((photo) => photo.url === url)
    const others = [...photos.slice(index + 1), ...photos.slice(0, index).toReversed()].map((photo) => photo.url)
    handOverFocus(opener, [...others.map(photoFocus.record), photoFocus.new])
    setRemoving((all) => new Set(all).add(url))
    try {
      await remove({ params: { id }, query: { url } })
        .unwrap()
        .catch((error: unknown) => {
          if (!isCallError(error) || error.code !== 404) throw error
        })
      toast.success(photoTexts.removed)
      void deleteReplaced([url], [coverImage, ...others])
    } catch (error) {
      toastFailure(photoTexts.removeFailed, error)
    } finally {
      setRemoving((all) => new Set([...all].filter((other) => other !== url)))
    }
  }
  return { removing, confirmRemoval }
}
