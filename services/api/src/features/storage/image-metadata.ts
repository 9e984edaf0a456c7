import { maximumImagePixels, storageMessages } from '@torneo/contracts/storage'
import { invalidField, Problem } from '../../platform/problems'
import { isSvg } from './svg'
import { decodeQueue, decodeImage } from './decode-image'
import { isCompleteFile } from './complete-file'

/** What an image's own bytes say about it. */
export interface ImageMetadata {
  readonly mimeType: string
  readonly extension: string
  readonly width?: number
  readonly height?: number
  readonly animated: boolean
}

/** Type and usual extension by the bytes alone, never by the name or the declared type; '' when unknown. */
export async function imageTypeOf(bytes: Buffer): Promise<Pick<ImageMetadata, 'mimeType' | 'extension' | 'animated'>> {
  if (isSvg(bytes)) return { mimeType: 'image/svg+xml', extension: 'svg', animated: false }
  const { fileTypeFromBuffer } = await import('file-type')
  const { mime = '', ext = '' } = await fileTypeFromBuffer(bytes) ?? {}
  // An animated PNG is displayed as a PNG.
  if (mime === 'image/apng') return { mimeType: 'image/png', extension: 'png', animated: true }
  return { mimeType: mime, extension: ext, animated: false }
}

/** Formats that are unfolded, under the names that sharp gives them. The others are never handed to it. */
const unfoldable: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg', 'image/png': 'png', 'image/gif': 'gif', 'image/webp': 'webp',
}

/** Pixels of a moving image that are unfolded; of one with more, its first frames. */
const mostMovingPixels = 4 * maximumImagePixels

const broken = () => invalidField('file', storageMessages.broken)

/** Draws an image to its end, as small as can be: what was cut, or is damaged so that it stops half-way, fails. */
function drawn(bytes: Buffer, pages: number): Promise<unknown> {
  return decodeQueue(async () => {
    const image = await decodeImage(bytes, { pages, limitInputPixels: mostMovingPixels, sequentialRead: true })
    return image.resize(16, 16, { fit: 'fill' }).raw().toBuffer()
  })
}

/**
 * Width and height as a person sees the image, upright, once it is known to be whole; 400 when it cannot be drawn to its end, 413 when
 * it would unfold to too much.
 */
export async function wholeImageSize(bytes: Buffer, mimeType: string): Promise<Pick<ImageMetadata, 'width' | 'height' | 'animated'>> {
  const format = unfoldable[mimeType]
  if (!format) {
    if (!isCompleteFile(bytes, mimeType)) throw broken()
    return { animated: false }
  }
  const { default: sharp } = await import('sharp')
  // Only the head is read: no limit is needed yet.
  const read = await sharp(bytes, { limitInputPixels: false }).metadata().catch(() => null)
  if (read?.format !== format) throw broken()
  const { width, height } = read.autoOrient
  if (width * height > maximumImagePixels) throw new Problem(413, 'too_large', storageMessages.tooManyPixels)
  if (!isCompleteFile(bytes, mimeType)) throw broken()
  const frames = read.pages ?? 1
  await drawn(bytes, Math.min(frames, Math.floor(mostMovingPixels / (width * height)))).catch(() => {
    throw broken()
  })
  return { width, height, animated: frames > 1 }
}
