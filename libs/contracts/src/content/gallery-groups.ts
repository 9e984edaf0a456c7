import { collectionEndpoints } from '../endpoint/collection'
import { endpoint } from '../endpoint/endpoint'
import { recordFields } from '../endpoint/record'
import {
  fieldMessages,
  idText,
  imageUrl,
  isNearYear,
  limits,
  lines,
  requiredImageUrl,
  requiredText,
  text,
  year,
} from '../fields/fields'
import { z } from '../fields/zod'
import { image } from '../files/images'

/** Maximum number of photos that one call adds. */
export const photosAtOnce = 100

/** Messages of galleries (spec 1 §5); a new photo requires alt and year (R16). */
export const galleryMessages = {
  title: 'El título es requerido',
  url: 'La imagen es requerida',
  alt: 'La descripción es requerida',
  year: 'El año es requerido',
  photoTwice: 'Esta foto ya está en la galería',
  tooManyPhotos: `Una galería puede tener hasta ${limits.photos} fotos`,
  tooManyAtOnce: `Se agregan hasta ${photosAtOnce} fotos de una vez`,
  noPhoto: 'Elige al menos una foto',
  photoGone: 'Esta foto ya no está en la galería',
  sameGallery: 'Elige otra galería',
  galleryGone: 'Esa galería ya no existe',
  imagesDiffer: 'Envía las fotos en photos o en images, no listas distintas en los dos',
} as const

/** `year` is null and `alt` is '' only for photos that were added through `images`. */
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
  description: z.optional(lines()),
  coverImage: z.optional(imageUrl()),
  date: z.optional(text(limits.name)),
  photos: z.optional(z.array(listedPhoto).check(z.maxLength(limits.photos, galleryMessages.tooManyPhotos))),
  images: z.optional(
    z.array(requiredImageUrl(galleryMessages.url)).check(z.maxLength(limits.photos, galleryMessages.tooManyPhotos)),
  ),
})
export type GalleryGroupDraft = z.output<typeof GalleryGroupDraft>

/** The form of a gallery; its photos are added and removed one by one. */
export const GalleryGroupForm = z.strictObject({
  title: GalleryGroupDraft.shape.title,
  description: lines(),
  coverImage: imageUrl(),
  date: text(limits.name),
})
export type GalleryGroupForm = z.output<typeof GalleryGroupForm>

/** Photos to append in this order; either all are added or none. */
export const GalleryPhotosDraft = z.strictObject({
  photos: z
    .array(GalleryPhotoDraft)
    .check(z.minLength(1, galleryMessages.noPhoto), z.maxLength(photosAtOnce, galleryMessages.tooManyAtOnce)),
})

/**
 * A photo in the form that adds photos, with its own text and year; '' means that the value for all photos applies.
 * `url` is '' until its file is uploaded.
 */
const photoRow = z.strictObject({ id: z.string(), url: z.string(), alt: text(), year: yearText() })

interface PhotosEntry {
  readonly text: string
  readonly year: string
  readonly photos: readonly z.output<typeof photoRow>[]
}

/** Digits of a year as typed; '' means that the year for all photos applies. */
function yearText() {
  return z.string().check(
    z.trim(),
    z.regex(/^(?:[1-9][0-9]{3})?$/, fieldMessages.year),
    z.refine((value) => value === '' || isNearYear(Number(value)), fieldMessages.yearRange),
  )
}

/**
 * Requires a text (or year) for each photo. The error of a single photo is at its own field, that of several at the
 * field for all.
 */
function forEach(field: 'alt' | 'year', common: 'text' | 'year', isOne: boolean) {
  return z.refine<PhotosEntry>(
    ({ photos, ...all }) =>
      (photos.length === 1) !== isOne || all[common] !== '' || photos.every((photo) => photo[field] !== ''),
    {
      error: galleryMessages[field],
      path: isOne ? ['photos', 0, field] : [common],
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  )
}

/** Form that adds photos: one text and year for all, and optional values for each photo. */
export const GalleryPhotosForm = z
  .strictObject({
    text: text(),
    year: yearText(),
    photos: z
      .array(photoRow)
      .check(z.minLength(1, galleryMessages.url), z.maxLength(photosAtOnce, galleryMessages.tooManyAtOnce)),
  })
  .check(
    forEach('alt', 'text', true),
    forEach('year', 'year', true),
    forEach('alt', 'text', false),
    forEach('year', 'year', false),
  )
export type GalleryPhotosForm = z.output<typeof GalleryPhotosForm>

/** Photos to move from one gallery to the end of another. */
export const GalleryPhotosMove = z.strictObject({
  urls: z
    .array(
      z
        .string({ error: galleryMessages.url })
        .check(z.minLength(1, galleryMessages.url), z.maxLength(limits.text, fieldMessages.tooLong(limits.text))),
    )
    .check(z.minLength(1, galleryMessages.noPhoto), z.maxLength(limits.photos, galleryMessages.tooManyPhotos)),
  to: idText(),
})

const collection = collectionEndpoints({
  path: '/gallery-groups',
  section: 'gallery',
  record: GalleryGroup,
  draft: GalleryGroupDraft,
  update: z.partial(GalleryGroupDraft),
  order: 'newest first',
  failures: {
    create: 'Error al crear galería',
    update: 'Error al actualizar galería',
    remove: 'Error al eliminar galería',
  },
})

const tag = 'gallery-groups'
const access = { section: 'gallery' } as const
export const galleryEndpoints = {
  ...collection,
  addPhoto: endpoint({
    method: 'POST',
    path: '/gallery-groups/:id/photos',
    tag,
    access,
    summary: 'Add a photo at the end',
    body: GalleryPhotoDraft,
    response: GalleryGroup,
    status: 201,
    repeatable: true,
    failure: 'Error al actualizar galería',
  }),
  removePhoto: endpoint({
    method: 'DELETE',
    path: '/gallery-groups/:id/photos',
    tag,
    access,
    summary: 'Take the photo with this address out; its file stays',
    query: z.strictObject({
      url: z.string({ error: fieldMessages.required }).check(z.minLength(1, fieldMessages.required)),
    }),
    conditional: true,
    failure: 'Error al actualizar galería',
  }),
  addPhotos: endpoint({
    method: 'POST',
    path: '/gallery-groups/:id/photos/batch',
    tag,
    access,
    summary: 'Add photos at the end, all or none',
    body: GalleryPhotosDraft,
    response: GalleryGroup,
    status: 201,
    repeatable: true,
    failure: 'Error al actualizar galería',
  }),
  movePhotos: endpoint({
    method: 'POST',
    path: '/gallery-groups/:id/photos/move',
    tag,
    access,
    summary: 'Move photos to the end of another gallery, all or none',
    body: GalleryPhotosMove,
    response: z.object({ from: GalleryGroup, to: GalleryGroup }),
    repeatable: true,
    failure: 'Error al actualizar galería',
  }),
} as const
