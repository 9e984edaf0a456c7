import { useConfirm, useToast } from '@torneo/client'
import type { GalleryGroup } from '@torneo/contracts/content/gallery-groups'
import { shownAddress } from '@torneo/media/image-address'
import { useDeleteReplaced } from '@torneo/media/use-delete-replaced'
import { restoreFocus } from '@torneo/panel/collection/collection-focus'
import { useFailureToasts } from '@torneo/panel/screen/use-failure-toasts'
import { useState } from 'react'
import { useLandingMoveGalleryPhotosMutation } from '../gallery-api'
import { galleryTexts } from '../gallery-texts'
import type { OptimisticGalleries } from '../use-optimistic-galleries'
import { photoRemovalBody } from './photo-removal-body'
import { photoTexts } from './photo-texts'
import { usePhotoList, without } from './use-photo-list'
import { photoFocus } from './use-photo-removal'

/** Selection of photos, and the actions on all selected ones. */
export function useChosenPhotos(gallery: GalleryGroup, optimistic: Pick<OptimisticGalleries, 'update'>) {
  const [all, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const [move] = useLandingMoveGalleryPhotosMutation()
  const savePhotos = usePhotoList(optimistic)
  const confirm = useConfirm()
  const toast = useToast()
  const toastFailure = useFailureToasts()
  const deleteReplaced = useDeleteReplaced()
  // Photos that another person removed are no longer selected.
  const chosen = gallery.images.filter((url) => all.has(url))
  const clear = () => setChosen(new Set())

  const run = async (failure: string, work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
      clear()
      restoreFocus([photoFocus.new])
    } catch (error) {
      toastFailure(failure, error)
    } finally {
      setBusy(false)
    }
  }

  return {
    chosen,
    busy,
    clear,
    toggle: (url: string) =>
      setChosen((before) => new Set(before.has(url) ? [...before].filter((other) => other !== url) : [...before, url])),

    remove: async () => {
      const [first = ''] = chosen
      const count = chosen.length
      const isConfirmed = await confirm({
        title: photoTexts.removeSeveralQuestion(count),
        body: photoRemovalBody(photoTexts.removeSeveralBody, chosen),
        picture: shownAddress(first, 640),
        confirmLabel: photoTexts.removeSeveral(count),
        tone: 'danger',
      })
      if (isConfirmed)
        await run(photoTexts.removeFailed, async () => {
          const { coverImage, images } = await savePhotos(gallery, without(chosen))
          toast.success(photoTexts.removedSeveral(count))
          void deleteReplaced(chosen, [coverImage, ...images])
        })
    },

    moveTo: (to: GalleryGroup) =>
      run(galleryTexts.updateFailed, async () => {
        await move({ params: { id: gallery.id }, body: { urls: chosen, to: to.id } }).unwrap()
        toast.success(photoTexts.movedTo(chosen.length, to.title))
      }),
  }
}
