import { useRef, useState } from 'react'
import { isCallError } from '@torneo/client'
import type { ErrorDetail } from '@torneo/contracts/errors'
import type { GalleryGroup, GalleryPhotoDraft } from '@torneo/contracts/gallery-groups'
import { useLandingAddGalleryPhotoMutation } from './gallery-api'
import { photoTexts } from './photo-texts'

/** How far a photo is on its way into the gallery. */
export type PhotoProgress =
  | { readonly kind: 'adding' }
  | { readonly kind: 'added' }
  | { readonly kind: 'failed'; readonly reason: string }

/** Some photos are not in the gallery: a refusal as a form understands it, with their addresses. */
export class NotAllAdded extends Error {
  readonly code: number
  readonly type: string
  readonly response = null

  constructor(cause: unknown, readonly sentence: string, readonly details: readonly ErrorDetail[], readonly left: readonly string[]) {
    super(sentence, { cause })
    this.code = isCallError(cause) ? cause.code : 0
    this.type = isCallError(cause) ? cause.type : 'unexpected'
  }
}

/** Whether the next photo may well be taken where this one was not. */
const isAboutOnePhoto = (error: unknown) => isCallError(error) && (error.code === 400 || error.code === 409)

/** Above the fields, which say the details. */
const saidOf = (error: unknown) => (isCallError(error) ? error.sentence : '')

const detailsOf = (error: unknown, place: number): ErrorDetail[] =>
  (isCallError(error) ? error.details ?? [] : []).map(({ path, message }) => ({ path: `photos.${place}.${path}`, message }))

/**
 * Adds photos one by one, in their order (R16), each under a key that its retries repeat, so that none is added twice when a
 * response was lost. What cannot be added does not stop the others; a server that does not answer does.
 */
export function useAddPhotos(galleryId: string) {
  const [add] = useLandingAddGalleryPhotoMutation()
  const [progress, setProgress] = useState<ReadonlyMap<string, PhotoProgress>>(new Map())
  const keys = useRef(new Map<string, string>())

  const keyOf = (photo: GalleryPhotoDraft, fresh: string) => {
    const content = JSON.stringify([photo.url, photo.alt, photo.year])
    const key = keys.current.get(content) ?? fresh
    keys.current.set(content, key)
    return key
  }

  /** `key` names this try. Rejects with `NotAllAdded`; its details are paths into the list of the photos that were not added. */
  const addAll = async (photos: readonly GalleryPhotoDraft[], key: string): Promise<GalleryGroup> => {
    const left: string[] = []
    const details: ErrorDetail[] = []
    let gallery: GalleryGroup | null = null
    let failure: unknown = null
    let isOver = false
    setProgress(new Map())
    for (const [place, photo] of photos.entries()) {
      const note = (next: PhotoProgress) => setProgress((all) => new Map(all).set(photo.url, next))
      if (!isOver) {
        note({ kind: 'adding' })
        try {
          gallery = await add({ params: { id: galleryId }, body: photo, key: keyOf(photo, `${key}-${place}`) }).unwrap()
          note({ kind: 'added' })
          continue
        } catch (error) {
          failure ??= error
          isOver = !isAboutOnePhoto(error)
          details.push(...detailsOf(error, left.length))
          if (!isOver) note({ kind: 'failed', reason: saidOf(error) })
        }
      }
      left.push(photo.url)
    }
    if (gallery && left.length === 0) return gallery
    setProgress((all) => new Map([...all].filter(([, { kind }]) => kind === 'failed')))
    const sentence = `${photoTexts.notAdded(left.length, photos.length)}. ${saidOf(failure)}`
    throw new NotAllAdded(failure, sentence, details, left)
  }

  return { progress, addAll }
}
