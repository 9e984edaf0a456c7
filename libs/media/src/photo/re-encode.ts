import { maximumImageSize } from '@torneo/contracts/files/storage'
import type { ImageInfo } from './image-info'

/** Pixels of the longer side: more than the landing page shows on any screen. */
const longestSide = 2560
const qualities = [0.9, 0.82, 0.74, 0.66, 0.56, 0.46]

/**
 * True for photos to re-encode before the upload: too large, or with metadata such as the place where they were taken.
 * All others are sent byte for byte.
 */
export function needsReencoding({ width, height, metadata, animated }: ImageInfo, size: number): boolean {
  return !animated && (metadata || Math.max(width, height) > longestSide || size > maximumImageSize)
}

/** Scales a size down to the limit of the longer side, keeping the proportion; never enlarges. */
export function targetSize(width: number, height: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export interface Encoding {
  readonly type: ImageInfo['type']
  /** Quality from 0 to 1; undefined for lossless types. */
  readonly quality?: number
  /** Factor applied to width and height. */
  readonly scale: number
}

function inSteps(type: ImageInfo['type'], scale: number): Encoding[] {
  return qualities.map((quality) => ({ type, quality, scale }))
}

function atScale({ type, transparent }: ImageInfo, scale: number): Encoding[] {
  const lossless: Encoding[] = type === 'image/png' ? [{ type, scale }] : []
  // A browser that cannot encode WebP returns a PNG; the following encodings are then tried.
  const webp = type === 'image/webp' || (type === 'image/png' && transparent) ? inSteps('image/webp', scale) : []
  return [...lossless, ...webp, ...(transparent ? [] : inSteps('image/jpeg', scale))]
}

/** Encodings to try, best first; the first result that is small enough is used. */
export function encodings(info: ImageInfo): readonly Encoding[] {
  return [1, 0.7, 0.5].flatMap((scale) => [
    ...atScale(info, scale),
    ...(info.transparent && info.type === 'image/webp' ? [{ type: 'image/png' as const, scale }] : []),
  ])
}

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const

/** Adapts the extension of a file's name to its type: 'IMG_2041.PNG' as JPEG becomes 'IMG_2041.jpg'. */
export function nameAs(type: ImageInfo['type'], name: string): string {
  const expected = type === 'image/jpeg' ? /\.jpe?g$/i : new RegExp(`\\.${extensions[type]}$`, 'i')
  return expected.test(name) ? name : `${name.replace(/\.[^.]*$/, '') || 'imagen'}.${extensions[type]}`
}

/** The new file, or the reason for a failure: the browser cannot decode the photo, or it stays too large. */
export type Reencoded = File | 'unreadable' | 'too-large'

/** Re-encodes a photo through a canvas: upright, within the size limits, and without metadata. */
export async function reencode(file: File, info: ImageInfo): Promise<Reencoded> {
  const picture = await decode(file)
  if (!picture) return 'unreadable'
  const canvas = document.createElement('canvas')
  try {
    let drawnScale = 0
    for (const { type, quality, scale } of encodings(info)) {
      if (scale !== drawnScale) draw(picture, canvas, scale)
      drawnScale = scale
      const blob = await toBlob(canvas, type, quality)
      if (blob?.type === type && blob.size <= maximumImageSize) {
        return new File([blob], nameAs(type, file.name), { type, lastModified: file.lastModified })
      }
    }
    return 'too-large'
  } finally {
    picture.close()
    // Frees the canvas's memory immediately, because phones allow few canvases.
    canvas.width = 0
  }
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
}

function draw(picture: ImageBitmap, canvas: HTMLCanvasElement, scale: number): void {
  const full = targetSize(picture.width, picture.height)
  canvas.width = Math.max(1, Math.round(full.width * scale))
  canvas.height = Math.max(1, Math.round(full.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number | undefined): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}
