import { useCallback } from 'react'
import { isCallError, useConfirm, useToast } from '@torneo/client'
import type { GalleryGroup } from '@torneo/contracts/gallery-groups'
import { withRecovery } from '@torneo/domain/bin-words'
import { storedFileOf } from '@torneo/domain/stored-file'
import { focusIds, useKeptFocus } from '@torneo/panel/collection-focus'
import { useDeletionToast } from '@torneo/panel/use-deletion-toast'
import { useFailureToasts } from '@torneo/panel/use-failure-toasts'
import { useLandingRemoveGalleryMutation } from './gallery-api'
import { galleryTexts } from './gallery-texts'
import type { OptimisticGalleries } from './use-optimistic-galleries'

/** A cover that is also one of the photos counts once, and what is not ours stays (R14, R15). */
function goesWith({ coverImage, images }: GalleryGroup): string {
  const stored = [...new Set([coverImage, ...images])].filter((url) => storedFileOf(url, location.origin) !== null)
  return stored.length === 0 ? galleryTexts.removeEmpty : galleryTexts.removeBody(stored.length)
}

/**
 * Asks, takes the card away at once, and gives it back at its place when the server says no (R25). Several at once do not wait for
 * each other, so this is not the panel's `useRemoval`, which does one at a time.
 */
export function useGalleryRemoval(optimistic: Pick<OptimisticGalleries, 'remove'>) {
  const [remove] = useLandingRemoveGalleryMutation()
  const confirm = useConfirm()
  const toast = useToast()
  const sayDeleted = useDeletionToast()
  const sayFailed = useFailureToasts()
  const keepFocus = useKeptFocus()
  const { remove: hide } = optimistic

  /** `shown` is the list as it is drawn, so that the focus goes on to the next of it. */
  return useCallback(async (gallery: GalleryGroup, shown: readonly GalleryGroup[]): Promise<void> => {
    const { id, rev, title } = gallery
    const opener = document.activeElement
    const sure = await confirm({
      title: galleryTexts.removeQuestion(title), body: withRecovery(goesWith(gallery), 'gallery_groups'), confirmLabel: galleryTexts.removeConfirm, tone: 'danger',
    })
    if (!sure) return
    const at = shown.findIndex((one) => one.id === id)
    const ids = focusIds('galleries')
    keepFocus(opener, [...[...shown.slice(at + 1), ...shown.slice(0, at).toReversed()].map((one) => ids.record(one.id)), ids.new])
    try {
      let isOurs = true
      // Somebody else deleted it meanwhile: it is just as gone.
      await hide(id, () => remove({ params: { id }, ifMatch: rev }).unwrap().catch((error: unknown) => {
        if (!isCallError(error) || error.code !== 404) throw error
        isOurs = false
      }))
      if (isOurs) sayDeleted(galleryTexts.removed, id, title)
      else toast.success(galleryTexts.removed)
    } catch (error) {
      sayFailed(galleryTexts.removeFailed, error)
    }
  }, [confirm, hide, keepFocus, remove, sayDeleted, sayFailed, toast])
}
