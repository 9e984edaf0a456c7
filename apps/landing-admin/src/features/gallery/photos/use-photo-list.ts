import { isCallError } from '@torneo/client'
import type { GalleryGroup, GalleryPhoto } from '@torneo/contracts/content/gallery-groups'
import { useCallback } from 'react'
import { useLandingUpdateGalleryMutation } from '../gallery-api'
import type { OptimisticGalleries } from '../use-optimistic-galleries'

/**
 * Computes the new photos from the current ones; applied again to newer photos after a conflict with another person's
 * save.
 */
type PhotosChange = (photos: readonly GalleryPhoto[]) => readonly GalleryPhoto[]

/** Sorts photos in the order of `urls`; photos that another person has just added come last. */
export const inOrder =
  (urls: readonly string[]): PhotosChange =>
  (photos) => {
    const indexOf = ({ url }: GalleryPhoto) => (urls.includes(url) ? urls.indexOf(url) : urls.length)
    return photos.toSorted((a, b) => indexOf(a) - indexOf(b))
  }

export const without =
  (urls: readonly string[]): PhotosChange =>
  (photos) =>
    photos.filter(({ url }) => !urls.includes(url))

/**
 * Saves a gallery's photos in another order or without some of them: an optimistic update, retried once after a
 * conflict with another save.
 */
export function usePhotoList({ update: updateOptimistically }: Pick<OptimisticGalleries, 'update'>) {
  const [update] = useLandingUpdateGalleryMutation()
  return useCallback(
    (gallery: GalleryGroup, change: PhotosChange): Promise<GalleryGroup> => {
      const send = ({ photos, rev }: Pick<GalleryGroup, 'photos' | 'rev'>) =>
        update({
          params: { id: gallery.id },
          body: { photos: change(photos).map(({ url }) => ({ url })) },
          ifMatch: rev,
        }).unwrap()
      const retryStale = (error: unknown) => {
        const current =
          isCallError(error) && error.type === 'stale' ? (error.current as GalleryGroup | undefined) : undefined
        if (!current) throw error
        return send(current)
      }
      const photos = [...change(gallery.photos)]
      return updateOptimistically(
        gallery.id,
        { photos, images: photos.map(({ url }) => url), imageCount: photos.length },
        () => send(gallery).catch(retryStale),
      )
    },
    [updateOptimistically, update],
  )
}
