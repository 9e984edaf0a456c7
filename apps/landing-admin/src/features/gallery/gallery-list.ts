import { isCallError } from '@torneo/client'
import type { GalleryGroup } from '@torneo/contracts/content/gallery-groups'

/** A change of the cached list; unchanged galleries stay the same objects. */
export type ListChange = (galleries: readonly GalleryGroup[]) => readonly GalleryGroup[]

/** Prepends the gallery, because the list is sorted newest first. */
export const withNew =
  (added: GalleryGroup): ListChange =>
  (galleries) => [added, ...galleries.filter(({ id }) => id !== added.id)]

export const withStored =
  (stored: GalleryGroup): ListChange =>
  (galleries) =>
    galleries.map((gallery) => (gallery.id === stored.id && gallery.rev < stored.rev ? stored : gallery))

export const withoutGallery =
  (deletedId: string): ListChange =>
  (galleries) =>
    galleries.filter(({ id }) => id !== deletedId)

export const withoutPhoto =
  (galleryId: string, url: string): ListChange =>
  (galleries) =>
    galleries.map((gallery) => {
      if (gallery.id !== galleryId) return gallery
      const photos = gallery.photos.filter((photo) => photo.url !== url)
      return { ...gallery, photos, images: photos.map((photo) => photo.url), imageCount: photos.length }
    })

/** State that a rejection reports: the current gallery, or that it was deleted. */
export function changeFromRejection(rejection: unknown, id: string): ListChange {
  if (isCallError(rejection) && rejection.type === 'stale' && rejection.current)
    return withStored(rejection.current as GalleryGroup)
  return isCallError(rejection) && rejection.code === 404 ? withoutGallery(id) : (galleries) => galleries
}
