import { maximumImagePixels, storageMessages } from '@torneo/contracts/storage'
import { invalidField, Problem } from '../../platform/problems'
import { isSvg } from './svg-root'

/** What an image's own bytes say about it. */
export interface ImageFacts {
  readonly mimeType: string
  readonly extension: string
  readonly width?: number
  readonly height?: number
  readonly animated: boolean
}

/** Type and usual ending by the bytes alone, never by name or what the sender says; '' when nobody knows them. */
export async function imageTypeOf(bytes: Buffer): Promise<Pick<ImageFacts, 'mimeType' | 'extension' | 'animated'>> {
  if (isSvg(bytes)) return { mimeType: 'image/svg+xml', extension: 'svg', animated: false }
  const { fileTypeFromBuffer } = await import('file-type')
  const { mime = '', ext = '' } = await fileTypeFromBuffer(bytes) ?? {}
  // A moving PNG is a PNG to whoever shows it.
  if (mime === 'image/apng') return { mimeType: 'image/png', extension: 'png', animated: true }
  return { mimeType: mime, extension: ext, animated: false }
}

/** Formats whose size sharp reads from their head, under the names it gives them. The others are never handed to it. */
const measured: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg', 'image/png': 'png', 'image/gif': 'gif', 'image/webp': 'webp',
}

/** Width and height as a person sees the image, upright; 400 when it cannot be read, 413 when it would unfold to too much. */
export async function imageSizeOf(bytes: Buffer, mimeType: string): Promise<Pick<ImageFacts, 'width' | 'height' | 'animated'>> {
  const format = measured[mimeType]
  if (!format) return { animated: false }
  const { default: sharp } = await import('sharp')
  // Only the head is read: no limit is needed yet.
  const read = await sharp(bytes, { limitInputPixels: false }).metadata().catch(() => null)
  if (read?.format !== format) throw invalidField('file', storageMessages.broken)
  const { width, height } = read.autoOrient
  if (width * height > maximumImagePixels) throw new Problem(413, 'too_large', storageMessages.tooManyPixels)
  return { width, height, animated: (read.pages ?? 1) > 1 }
}
