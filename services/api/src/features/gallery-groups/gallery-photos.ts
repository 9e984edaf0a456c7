import { type GalleryGroupDraft, galleryMessages, type GalleryPhoto } from '@torneo/contracts/gallery-groups'
import type { ErrorDetail } from '@torneo/contracts/errors'
import { invalid, invalidField } from '../../platform/problems'

type SentPhotos = { [Field in 'photos' | 'images']?: GalleryGroupDraft[Field] | undefined }

/** A photo needs alt and year, unless it was stored without them (R16). */
function errorsOf(photo: GalleryPhoto, index: number, old: GalleryPhoto | undefined): ErrorDetail[] {
  return [
    ...(photo.alt === '' && old?.alt !== '' ? [{ path: `photos.${index}.alt`, message: galleryMessages.alt }] : []),
    ...(photo.year === null && old?.year !== null ? [{ path: `photos.${index}.year`, message: galleryMessages.year }] : []),
  ]
}

function fromPhotos(sent: NonNullable<SentPhotos['photos']>, before: readonly GalleryPhoto[]): GalleryPhoto[] {
  const known = new Map(before.map((photo) => [photo.url, photo]))
  const seen = new Set<string>()
  const errors: ErrorDetail[] = []
  const photos = sent.map(({ url, alt, year }, index) => {
    const old = known.get(url)
    const photo = { url, alt: alt ?? old?.alt ?? '', year: year === undefined ? old?.year ?? null : year }
    if (seen.has(url)) errors.push({ path: `photos.${index}.url`, message: galleryMessages.photoTwice })
    seen.add(url)
    errors.push(...errorsOf(photo, index, old))
    return photo
  })
  if (errors.length > 0) throw invalid(errors)
  return photos
}

/** From a list of addresses without duplicates: existing photos keep alt and year, new ones have none. */
function fromImages(sent: readonly string[], before: readonly GalleryPhoto[]): GalleryPhoto[] {
  const known = new Map(before.map((photo) => [photo.url, photo]))
  return [...new Set(sent)].map((url) => known.get(url) ?? { url, alt: '', year: null })
}

/** The photos after a change; undefined when the body has neither list. Throws 400. */
export function photosFrom({ photos, images }: SentPhotos, before: readonly GalleryPhoto[]): GalleryPhoto[] | undefined {
  if (photos && images && photos.map(({ url }) => url).join(' ') !== images.join(' ')) throw invalidField('images', galleryMessages.imagesDiffer)
  if (photos) return fromPhotos(photos, before)
  return images && fromImages(images, before)
}
