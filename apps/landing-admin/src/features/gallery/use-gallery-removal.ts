import { isCallError, useConfirm, useToast } from '@torneo/client'
import type { GalleryGroup } from '@torneo/contracts/content/gallery-groups'
import { deletedImagesSentence, withRecovery } from '@torneo/domain/format/bin-labels'
import { parseFileAddress } from '@torneo/domain/records/stored-file'
import { focusIds, useFocusHandover } from '@torneo/panel/collection/collection-focus'
import { useDeletionToast } from '@torneo/panel/collection/use-deletion-toast'
import { useFailureToasts } from '@torneo/panel/screen/use-failure-toasts'
import { useCallback } from 'react'
import { useLandingRemoveGalleryMutation } from './gallery-api'
import { galleryTexts } from './gallery-texts'
import type { OptimisticGalleries } from './use-optimistic-galleries'

/**
 * Counts the stored files that are deleted with a gallery: a cover that is also a photo counts once, and files of other
 * sites do not count (R14, R15).
 */
function dependentFiles({ coverImage, images }: GalleryGroup): string {
  const stored = [...new Set([coverImage, ...images])].filter((url) => parseFileAddress(url, location.origin) !== null)
  return deletedImagesSentence(stored.length) ?? galleryTexts.removeEmpty
}

/**
 * Deletes a gallery after confirmation: hides its card immediately, and shows it again at its place if the server
 * rejects the deletion (R25). Several deletions can run at once, unlike with the panel's `useRemoval`.
 */
export function useGalleryRemoval(optimistic: Pick<OptimisticGalleries, 'remove'>) {
  const [remove] = useLandingRemoveGalleryMutation()
  const confirm = useConfirm()
  const toast = useToast()
  const toastDeletion = useDeletionToast()
  const toastFailure = useFailureToasts()
  const handOverFocus = useFocusHandover()
  const { remove: hide } = optimistic

  /** `shown` is the rendered list; the focus moves to the next gallery in it. */
  return useCallback(
    async (gallery: GalleryGroup, shown: readonly GalleryGroup[]): Promise<void> => {
      const { id, rev, title } = gallery
      const opener = document.activeElement
      const isConfirmed = await confirm({
        title: galleryTexts.removeQuestion(title),
        body: withRecovery(dependentFiles(gallery), 'gallery_groups'),
        confirmLabel: galleryTexts.removeConfirm,
        tone: 'danger',
      })
      if (!isConfirmed) return
      const index = shown.findIndex((candidate) => candidate.id === id)
      const ids = focusIds('galleries')
      handOverFocus(opener, [
        ...[...shown.slice(index + 1), ...shown.slice(0, index).toReversed()].map((candidate) =>
          ids.record(candidate.id),
        ),
        ids.new,
      ])
      try {
        let isUndoable = true
        // A gallery that another person deleted meanwhile counts as deleted.
        await hide(id, () =>
          remove({ params: { id }, ifMatch: rev })
            .unwrap()
            .catch((error: unknown) => {
              if (!isCallError(error) || error.code !== 404) throw error
              isUndoable = false
            }),
        )
        if (isUndoable) toastDeletion(galleryTexts.removed, id, title)
        else toast.success(galleryTexts.removed)
      } catch (error) {
        toastFailure(galleryTexts.removeFailed, error)
      }
    },
    [confirm, hide, handOverFocus, remove, toastDeletion, toastFailure, toast],
  )
}
