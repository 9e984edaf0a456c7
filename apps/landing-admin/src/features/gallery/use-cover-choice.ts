import { isCallError, useToast } from '@torneo/client'
import type { GalleryGroup } from '@torneo/contracts/gallery-groups'
import { useDeleteReplaced } from '@torneo/media/use-delete-replaced'
import { useFailureToasts } from '@torneo/panel/use-failure-toasts'
import { useLandingUpdateGalleryMutation } from './gallery-api'
import { galleryTexts } from './gallery-texts'
import type { OptimisticGalleries } from './use-optimistic-galleries'

/** Makes a photo the gallery's cover, seen at once (R25). The cover that it replaces is deleted when no other record shows it (R14). */
export function useCoverChoice({ update: seen }: Pick<OptimisticGalleries, 'update'>) {
  const [update] = useLandingUpdateGalleryMutation()
  const toast = useToast()
  const sayFailed = useFailureToasts()
  const deleteReplaced = useDeleteReplaced()

  return async (gallery: GalleryGroup, coverImage: string): Promise<void> => {
    const send = (rev: number) => update({ params: { id: gallery.id }, body: { coverImage }, ifMatch: rev }).unwrap()
    // Somebody saved something else of it meanwhile: repeated once, quietly (contract, Common).
    const again = (error: unknown) => {
      const current = isCallError(error) && error.type === 'stale' ? error.current as GalleryGroup | undefined : undefined
      if (current?.coverImage !== gallery.coverImage) throw error
      return send(current.rev)
    }
    try {
      const saved = await seen(gallery.id, { coverImage }, () => send(gallery.rev).catch(again))
      toast.success(galleryTexts.updated)
      void deleteReplaced([gallery.coverImage], [saved.coverImage, ...saved.images])
    } catch (error) {
      sayFailed(galleryTexts.updateFailed, error)
    }
  }
}
