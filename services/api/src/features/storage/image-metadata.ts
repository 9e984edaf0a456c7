import { maximumImagePixels, storageMessages } from '@torneo/contracts/files/storage'
import { decodeQueue, decodeImage } from '../../data/files/decode-image'
import { invalidField, Problem } from '../../platform/http/problems'
import { isCompleteFile } from './complete-file'
import { isCompleteSvg, isSvg } from './svg'

/** Metadata read from an image's bytes. */
export interface ImageMetadata {
  readonly mimeType: string
  readonly extension: string
  readonly width?: number
  readonly height?: number
  readonly animated: boolean
}

/** Detects type and usual extension by the bytes alone, never by the name or the declared type; '' if unknown. */
export async function imageTypeOf(bytes: Buffer): Promise<Pick<ImageMetadata, 'mimeType' | 'extension' | 'animated'>> {
  if (isSvg(bytes)) return { mimeType: 'image/svg+xml', extension: 'svg', animated: false }
  const { fileTypeFromBuffer } = await import('file-type')
  const { mime = '', ext = '' } = (await fileTypeFromBuffer(bytes)) ?? {}
  // An animated PNG is displayed as a PNG.
  if (mime === 'image/apng') return { mimeType: 'image/png', extension: 'png', animated: true }
  return { mimeType: mime, extension: ext, animated: false }
}

/** Formats that are decoded, by sharp's names. Others are never passed to it. */
const decodable: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
}

/** Maximum number of decoded pixels of an animation; only the first frames of a larger one are decoded. */
const maxAnimationPixels = 4 * maximumImagePixels

const broken = () => invalidField('file', storageMessages.broken)

/** Decodes an image completely, at minimal size: truncated or damaged files fail. */
function decodeFully(bytes: Buffer, pages: number): Promise<unknown> {
  return decodeQueue(async () => {
    const image = await decodeImage(bytes, { pages, limitInputPixels: maxAnimationPixels, sequentialRead: true })
    return image.resize(16, 16, { fit: 'fill' }).raw().toBuffer()
  })
}

/**
 * True if a stored image is complete, judged by its bytes as an upload is; an SVG that was stored before entities were
 * refused is too.
 */
export async function isIntactImage(bytes: Buffer): Promise<boolean> {
  const { mimeType } = await imageTypeOf(bytes)
  if (mimeType === 'image/svg+xml') return isCompleteSvg(bytes)
  if (!decodable[mimeType]) return mimeType !== '' && isCompleteFile(bytes, mimeType)
  return decodeQueue(async () => (await decodeImage(bytes)).stats()).then(
    () => true,
    () => false,
  )
}

/** Reads the head of an image; no limit of pixels is needed for it. */
export async function readImageHead(bytes: Buffer) {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: false }).metadata()
}

/**
 * Returns the upright width and height of an image, and how its head says to turn it, after checking that it is complete;
 * 400 if it cannot be decoded to its end, 413 if it would decode to too much.
 */
export async function verifiedImageSize(
  bytes: Buffer,
  mimeType: string,
): Promise<Pick<ImageMetadata, 'width' | 'height' | 'animated'> & { readonly orientation?: number | undefined }> {
  const format = decodable[mimeType]
  if (!format) {
    if (!isCompleteFile(bytes, mimeType)) throw broken()
    return { animated: false }
  }
  const read = await readImageHead(bytes).catch(() => null)
  if (read?.format !== format) throw broken()
  const { width, height } = read.autoOrient
  if (width * height > maximumImagePixels) throw new Problem(413, 'too_large', storageMessages.tooManyPixels)
  if (!isCompleteFile(bytes, mimeType)) throw broken()
  const frames = read.pages ?? 1
  await decodeFully(bytes, Math.min(frames, Math.floor(maxAnimationPixels / (width * height)))).catch(() => {
    throw broken()
  })
  return { width, height, animated: frames > 1, orientation: read.orientation }
}
