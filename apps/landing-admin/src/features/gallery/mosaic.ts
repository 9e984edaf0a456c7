import type { GalleryGroup } from '@torneo/contracts/gallery-groups'

/** Spec 1 §2: cards show the first 4 photos and '+N más'. */
const shownPhotos = 4

interface Mosaic {
  /** Addresses, at most four; the cover where there are no photos. */
  readonly images: readonly string[]
  /** Photos that are not among them. */
  readonly more: number
}

export function mosaicOf({ images, coverImage }: Pick<GalleryGroup, 'images' | 'coverImage'>): Mosaic {
  if (images.length === 0) return { images: coverImage === '' ? [] : [coverImage], more: 0 }
  return { images: images.slice(0, shownPhotos), more: Math.max(0, images.length - shownPhotos) }
}
