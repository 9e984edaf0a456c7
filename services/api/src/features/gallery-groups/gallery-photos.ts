import {
  type GalleryGroup,
  type GalleryGroupDraft,
  galleryMessages,
  type GalleryPhoto,
} from '@torneo/contracts/content/gallery-groups'
import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { limits } from '@torneo/contracts/fields/fields'
import type { BodyRow } from '../../platform/http/body-rows'
import { invalid, invalidField } from '../../platform/http/problems'

type SentPhotos = { [Field in 'photos' | 'images']?: GalleryGroupDraft[Field] | undefined }

/** Returns the errors of a photo: alt and year are required, unless it was stored without them (R16). */
function errorsOf(photo: GalleryPhoto, index: number, old: GalleryPhoto | undefined): ErrorDetail[] {
  return [
    ...(photo.alt === '' && old?.alt !== '' ? [{ path: `photos.${index}.alt`, message: galleryMessages.alt }] : []),
    ...(photo.year === null && old?.year !== null
      ? [{ path: `photos.${index}.year`, message: galleryMessages.year }]
      : []),
  ]
}

function fromPhotos(sent: NonNullable<SentPhotos['photos']>, before: readonly GalleryPhoto[]): GalleryPhoto[] {
  const known = new Map(before.map((photo) => [photo.url, photo]))
  const seenUrls = new Set<string>()
  const errors: ErrorDetail[] = []
  const photos = sent.map(({ url, alt, year }, index) => {
    const old = known.get(url)
    const photo = { url, alt: alt ?? old?.alt ?? '', year: year === undefined ? (old?.year ?? null) : year }
    if (seenUrls.has(url)) errors.push({ path: `photos.${index}.url`, message: galleryMessages.photoTwice })
    seenUrls.add(url)
    errors.push(...errorsOf(photo, index, old))
    return photo
  })
  if (errors.length > 0) throw invalid(errors)
  return photos
}

/** Builds photos from addresses, without duplicates: existing photos keep alt and year, new ones have none. */
function fromImages(sent: readonly string[], before: readonly GalleryPhoto[]): GalleryPhoto[] {
  const known = new Map(before.map((photo) => [photo.url, photo]))
  return [...new Set(sent)].map((url) => known.get(url) ?? { url, alt: '', year: null })
}

/** Returns the photos after a change; undefined if the body has neither list. Throws 400. */
export function photosFrom(
  { photos, images }: SentPhotos,
  before: readonly GalleryPhoto[],
): GalleryPhoto[] | undefined {
  if (photos && images && photos.map(({ url }) => url).join(' ') !== images.join(' '))
    throw invalidField('images', galleryMessages.imagesDiffer)
  if (photos) return fromPhotos(photos, before)
  return images && fromImages(images, before)
}

/** Appends photos; identical ones are added only once. Returns all of them, and the errors of those added. */
export function photosWith(
  before: readonly GalleryPhoto[],
  added: readonly BodyRow<GalleryPhoto>[],
): { readonly photos: GalleryPhoto[]; readonly errors: ErrorDetail[] } {
  const photos = new Map(before.map((photo) => [photo.url, photo]))
  const errors = added.flatMap(({ row: photo, index }): ErrorDetail[] => {
    const present = photos.get(photo.url)
    if (present && (present.alt !== photo.alt || present.year !== photo.year))
      return [{ path: `photos.${index}.url`, message: galleryMessages.photoTwice }]
    photos.set(photo.url, photo)
    return []
  })
  return { photos: [...photos.values()], errors }
}

/** Throws 400 with the path if these are too many. */
export function withinLimit(photos: GalleryPhoto[], path: string): GalleryPhoto[] {
  if (photos.length > limits.photos) throw invalidField(path, galleryMessages.tooManyPhotos)
  return photos
}

/** Moves photos to the end of another gallery; returns the photos of both. Throws 400. */
export function movedPhotos(
  from: GalleryGroup,
  to: GalleryGroup,
  urls: readonly string[],
): { readonly left: GalleryPhoto[]; readonly photos: GalleryPhoto[] } {
  if (from.id === to.id) throw invalidField('to', galleryMessages.sameGallery)
  const missing = urls.flatMap((url, index) =>
    from.images.includes(url) ? [] : [{ path: `urls.${index}`, message: galleryMessages.photoGone }],
  )
  if (missing.length > 0) throw invalid(missing)
  const moved = from.photos.filter(({ url }) => urls.includes(url))
  const added = moved.filter(({ url }) => !to.images.includes(url))
  return {
    left: from.photos.filter((photo) => !moved.includes(photo)),
    photos: withinLimit([...to.photos, ...added], 'to'),
  }
}
