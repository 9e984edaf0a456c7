import { type GalleryGroupDraft, galleryMessages, type GalleryPhoto } from '@torneo/contracts/gallery-groups'
import type { ErrorDetail } from '@torneo/contracts/errors'
import { invalid, invalidField } from '../../platform/problems'

type SentPhotos = { [Field in 'photos' | 'images']?: GalleryGroupDraft[Field] | undefined }

/** What is wrong with one photo of a list: alt and year are asked for; only one that came without them may go on lacking them (R16). */
function faultsOf(photo: GalleryPhoto, place: number, old: GalleryPhoto | undefined): ErrorDetail[] {
  return [
    ...(photo.alt === '' && old?.alt !== '' ? [{ path: `photos.${place}.alt`, message: galleryMessages.alt }] : []),
    ...(photo.year === null && old?.year !== null ? [{ path: `photos.${place}.year`, message: galleryMessages.year }] : []),
  ]
}

function fromPhotos(sent: NonNullable<SentPhotos['photos']>, before: readonly GalleryPhoto[]): GalleryPhoto[] {
  const known = new Map(before.map((photo) => [photo.url, photo]))
  const seen = new Set<string>()
  const faults: ErrorDetail[] = []
  const photos = sent.map(({ url, alt, year }, place) => {
    const old = known.get(url)
    const photo = { url, alt: alt ?? old?.alt ?? '', year: year === undefined ? old?.year ?? null : year }
    if (seen.has(url)) faults.push({ path: `photos.${place}.url`, message: galleryMessages.photoTwice })
    seen.add(url)
    faults.push(...faultsOf(photo, place, old))
    return photo
  })
  if (faults.length > 0) throw invalid(faults)
  return photos
}

/** A list of bare addresses: known ones keep their alt and year, new ones get empty ones; each once. */
function fromImages(sent: readonly string[], before: readonly GalleryPhoto[]): GalleryPhoto[] {
  const known = new Map(before.map((photo) => [photo.url, photo]))
  return [...new Set(sent)].map((url) => known.get(url) ?? { url, alt: '', year: null })
}

/** The photos that a body makes of those that are there; undefined when it says nothing about them. Throws 400. */
export function photosFrom({ photos, images }: SentPhotos, before: readonly GalleryPhoto[]): GalleryPhoto[] | undefined {
  if (photos && images && photos.map(({ url }) => url).join(' ') !== images.join(' ')) throw invalidField('images', galleryMessages.imagesDiffer)
  if (photos) return fromPhotos(photos, before)
  return images && fromImages(images, before)
}
