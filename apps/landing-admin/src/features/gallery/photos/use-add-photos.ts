import { isCallError } from '@torneo/client'
import type { GalleryGroup, GalleryPhotoDraft } from '@torneo/contracts/content/gallery-groups'
import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { useRef } from 'react'
import { useLandingAddGalleryPhotosMutation } from '../gallery-api'
import { photoTexts } from './photo-texts'

/**
 * Error when some photos were not added: a call error that a form can show, with the indexes of the remaining photos in
 * `remaining`.
 */
export class NotAllAdded extends Error {
  readonly code: number
  readonly type: string
  readonly response = null

  constructor(
    cause: unknown,
    readonly sentence: string,
    readonly details: readonly ErrorDetail[],
    readonly remaining: readonly number[],
  ) {
    super(sentence, { cause })
    this.code = isCallError(cause) ? cause.code : 0
    this.type = isCallError(cause) ? cause.type : 'unexpected'
  }
}

/** Index of the photo that a detail's path refers to; NaN if it refers to none. */
const indexIn = (path: string) => Number(/^photos\.(\d+)\./.exec(path)?.[1] ?? NaN)

/** A photo to add, and its index in the form. */
interface IndexedPhoto {
  readonly index: number
  readonly photo: GalleryPhotoDraft
}

/**
 * Adds photos in one call, all or none. A retry with the same photos reuses the idempotency key. If the server rejects
 * some photos, the others are sent without them.
 */
export function useAddPhotos(galleryId: string) {
  const [add] = useLandingAddGalleryPhotosMutation()
  const keys = useRef(new Map<string, string>())

  const send = (placed: readonly IndexedPhoto[], newKey: string): Promise<GalleryGroup> => {
    const photos = placed.map(({ photo }) => photo)
    const content = JSON.stringify(photos)
    const key = keys.current.get(content) ?? newKey
    keys.current.set(content, key)
    return add({ params: { id: galleryId }, body: { photos }, key }).unwrap()
  }

  /**
   * `key` is the idempotency key of this attempt; `notUploaded` are the indexes of photos whose upload failed. Rejects
   * with `NotAllAdded`.
   */
  return async (all: readonly IndexedPhoto[], notUploaded: readonly number[], key: string): Promise<GalleryGroup> => {
    const count = all.length + notUploaded.length
    const fail = (cause: unknown, details: readonly ErrorDetail[], remaining: readonly number[]) => {
      const reason = isCallError(cause) ? `. ${cause.sentence}` : ''
      return new NotAllAdded(cause, `${photoTexts.notAdded(remaining.length, count)}${reason}`, details, remaining)
    }
    const indexes = all.map(({ index }) => index)
    if (all.length === 0) throw fail(null, [], notUploaded)
    try {
      const gallery = await send(all, key)
      if (notUploaded.length === 0) return gallery
      throw fail(null, [], notUploaded)
    } catch (error) {
      if (error instanceof NotAllAdded) throw error
      const details = isCallError(error) ? (error.details ?? []) : []
      const rejected = new Set(details.map(({ path }) => indexIn(path)))
      const good = all.filter((_, index) => !rejected.has(index))
      const isAboutPhotos = !rejected.has(NaN) && good.length > 0 && good.length < all.length
      const isSent =
        isAboutPhotos &&
        (await send(good, `${key}-1`).then(
          () => true,
          () => false,
        ))
      const remaining = [
        ...(isSent ? indexes.filter((_, index) => rejected.has(index)) : indexes),
        ...notUploaded,
      ].sort((one, other) => one - other)
      // Renumbers the paths, because the form then shows only the remaining photos.
      const placed = details.map(({ path, message }) => ({
        path: path.replace(/^photos\.\d+/, `photos.${remaining.indexOf(indexes[indexIn(path)] ?? -1)}`),
        message,
      }))
      throw fail(error, placed, remaining)
    }
  }
}
