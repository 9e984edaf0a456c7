import { z } from './zod'
import { collectionEndpoints } from './collection'
import { endpoint } from './endpoint'
import { fieldMessages, imageUrl, limits, requiredImageUrl, requiredText, text, year } from './fields'
import { image } from './images'
import { recordFields } from './record'

/** Spec 1 §5; a new photo requires alt and year (R16). */
export const galleryMessages = {
  title: 'El título es requerido',
  url: 'La imagen es requerida',
  alt: 'La descripción es requerida',
  year: 'El año es requerido',
  photoTwice: 'Esta foto ya está en la galería',
  tooManyPhotos: `Una galería puede tener hasta ${limits.photos} fotos`,
  imagesDiffer: 'Envía las fotos en photos o en images, no listas distintas en los dos',
} as const

/** `year` is null and `alt` '' only for photos that were added by `images`. */
export const GalleryPhoto = z.object({ url: image(), alt: z.string(), year: z.nullable(z.number()) })
export type GalleryPhoto = z.output<typeof GalleryPhoto>

export const GalleryGroup = z.object({
  ...recordFields,
  title: z.string(),
  description: z.string(),
  coverImage: image(),
  /** Free text (R13). */
  date: z.string(),
  photos: z.array(GalleryPhoto),
  /** Derived from `photos`. */
  images: z.array(z.string()),
  imageCount: z.number(),
})
export type GalleryGroup = z.output<typeof GalleryGroup>

/** A new photo. */
export const GalleryPhotoDraft = z.strictObject({
  url: requiredImageUrl(galleryMessages.url),
  alt: requiredText(galleryMessages.alt, limits.text),
  year: year(galleryMessages.year),
})
export type GalleryPhotoDraft = z.output<typeof GalleryPhotoDraft>

/** A photo in a full list: an existing photo may lack alt and year, which the route checks. */
const listedPhoto = z.strictObject({
  url: requiredImageUrl(galleryMessages.url),
  alt: z.optional(text()),
  year: z.optional(z.nullable(year(galleryMessages.year))),
})

export const GalleryGroupDraft = z.strictObject({
  title: requiredText(galleryMessages.title),
  description: z.optional(text()),
  coverImage: z.optional(imageUrl()),
  date: z.optional(text(limits.name)),
  photos: z.optional(z.array(listedPhoto).check(z.maxLength(limits.photos, galleryMessages.tooManyPhotos))),
  images: z.optional(z.array(requiredImageUrl(galleryMessages.url)).check(z.maxLength(limits.photos, galleryMessages.tooManyPhotos))),
})
export type GalleryGroupDraft = z.output<typeof GalleryGroupDraft>

/** The form of a gallery; its photos are added and removed one by one. */
export const GalleryGroupForm = z.strictObject({
  title: GalleryGroupDraft.shape.title,
  description: text(),
  coverImage: imageUrl(),
  date: text(limits.name),
})
export type GalleryGroupForm = z.output<typeof GalleryGroupForm>

/** The form that adds photos: several at once, each sent by its own call. */
export const GalleryPhotosForm = z.strictObject({
  photos: z.array(GalleryPhotoDraft).check(z.minLength(1, galleryMessages.url), z.maxLength(limits.photos, galleryMessages.tooManyPhotos)),
})

const collection = collectionEndpoints({
  path: '/gallery-groups', section: 'gallery', record: GalleryGroup, draft: GalleryGroupDraft, update: z.partial(GalleryGroupDraft),
  order: 'newest first',
  failures: { create: 'Error al crear galería', update: 'Error al actualizar galería', remove: 'Error al eliminar galería' },
})

const tag = 'gallery-groups'
const access = { section: 'gallery' } as const
export const galleryEndpoints = {
  ...collection,
  addPhoto: endpoint({ method: 'POST', path: '/gallery-groups/:id/photos', tag, access, summary: 'Add a photo at the end',
    body: GalleryPhotoDraft, response: GalleryGroup, status: 201, repeatable: true, failure: 'Error al actualizar galería' }),
  removePhoto: endpoint({ method: 'DELETE', path: '/gallery-groups/:id/photos', tag, access, summary: 'Take the photo with this address out; its file stays',
    query: z.strictObject({ url: z.string({ error: fieldMessages.required }).check(z.minLength(1, fieldMessages.required)) }),
    conditional: true, failure: 'Error al actualizar galería' }),
} as const
