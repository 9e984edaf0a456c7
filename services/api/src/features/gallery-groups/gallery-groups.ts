import {
  GalleryGroup,
  GalleryGroupDraft,
  galleryEndpoints,
  GalleryGroupForm,
} from '@torneo/contracts/content/gallery-groups'
import { partial } from 'zod/mini'
import { contentCollection } from '../../data/content/content-collection'
import { photosFrom } from './gallery-photos'

/** Newest first. `images` and `imageCount` are derived from the photos, never stored (R16). */
export const galleryGroups = contentCollection({
  name: 'gallery_groups',
  endpoints: galleryEndpoints,
  record: GalleryGroup,
  draft: GalleryGroupDraft,
  sort: { createdAt: -1 },
  derived: ['images', 'imageCount'],
  derive: ({ photos }) => ({ images: photos.map(({ url }) => url), imageCount: photos.length }),
  // Photos have endpoints of their own: a list scheduled last week would remove photos added since.
  scheduled: partial(GalleryGroupForm),
  actions: { created: 'Galería creada', updated: 'Galería actualizada', removed: 'Galería eliminada' },
  change({ photos: sent, images, ...fields }, before) {
    const photos = photosFrom({ photos: sent, images }, before?.photos ?? [])
    return photos ? { ...fields, photos } : fields
  },
})
