import type { GalleryGroup } from '@torneo/contracts/content/gallery-groups'

/** Number of photos on a card, which then shows '+N más' (spec 1 §2). */
const shownPhotos = 4

interface Mosaic {
  /** Addresses of up to four photos; the cover if there are none. */
  readonly images: readonly string[]
  /** Number of further photos. */
  readonly more: number
}

export function mosaicOf({ images, coverImage }: Pick<GalleryGroup, 'images' | 'coverImage'>): Mosaic {
  if (images.length === 0) return { images: coverImage === '' ? [] : [coverImage], more: 0 }
  return { images: images.slice(0, shownPhotos), more: Math.max(0, images.length - shownPhotos) }
}
